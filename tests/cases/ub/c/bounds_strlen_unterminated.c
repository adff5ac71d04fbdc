// strlen of a text without an end.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(void)
{
    char text[3] = {'a', 'b', 'c'};
    return (int)strlen(text); //~ ERROR: [bounds]
}
