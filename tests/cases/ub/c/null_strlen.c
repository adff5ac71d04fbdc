// strlen of null.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(void)
{
    const char *volatile text = NULL;
    return (int)strlen(text); //~ ERROR: [null]
}
