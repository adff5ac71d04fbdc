// An int whose last byte lies outside of a heap block.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    int *p = malloc(7);
    p[1] = 1; //~ ERROR: [bounds]
    free(p);
    return 0;
}
