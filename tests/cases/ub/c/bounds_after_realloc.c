// A block that realloc made smaller ends earlier.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    char *p = calloc(16, 1);
    p = realloc(p, 8);
    p[8] = 1; //~ ERROR: [bounds]
    free(p);
    return 0;
}
