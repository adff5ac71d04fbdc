// Freeing an address that no allocation gave.
// RUN: heddle run --cflags=-w %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    free((void *)64); //~ ERROR: [free]
    return 0;
}
