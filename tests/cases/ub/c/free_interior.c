// Freeing a pointer into the middle of a block.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    char *p = malloc(8);
    free(p + 1); //~ ERROR: [free]
    return 0;
}
