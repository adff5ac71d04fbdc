// An index so small that the address lies in no object at all.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    char *p = malloc(16);
    long i = -(1L << 28);
    p[i] = 1; //~ ERROR: [bounds]
    free(p);
    return 0;
}
