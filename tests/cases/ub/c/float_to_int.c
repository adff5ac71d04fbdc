// A double that is too large for an int.
// RUN: heddle run %s
// EXIT: 10

#include <stdio.h>

int main(void)
{
    volatile double d = 1e10;
    int x = (int)d; //~ ERROR: [overflow]
    printf("%d\n", x);
    return 0;
}
