// Reading a block after it was freed.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    int *p = malloc(sizeof *p);
    *p = 1;
    free(p);
    return *p; //~ ERROR: [lifetime]
}
