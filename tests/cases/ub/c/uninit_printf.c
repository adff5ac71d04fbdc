// printf must decide on the digits of a number that nobody wrote.
// RUN: heddle run %s
// EXIT: 10

#include <stdio.h>

int main(void)
{
    int x;
    printf("%d\n", x); //~ ERROR: [uninit]
    return 0;
}
