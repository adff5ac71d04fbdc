// Writing before a heap block.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    int *p = malloc(4 * sizeof *p);
    p[-1] = 1; //~ ERROR: [bounds]
    free(p);
    return 0;
}
