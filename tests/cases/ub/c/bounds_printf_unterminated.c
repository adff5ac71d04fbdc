// printf of a text without an end.
// RUN: heddle run %s
// EXIT: 10

#include <stdio.h>

int main(void)
{
    char text[3] = {'a', 'b', 'c'};
    printf("%s\n", text); //~ ERROR: [bounds]
    return 0;
}
