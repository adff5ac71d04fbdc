// Freeing a function.
// RUN: heddle run --cflags=-w %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    free((void *)main); //~ ERROR: [free]
    return 0;
}
