// strlen of an array that nobody wrote.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(void)
{
    char text[8];
    return (int)strlen(text); //~ ERROR: [uninit]
}
