// realloc keeps the old bytes; the new ones nobody wrote.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    char *p = calloc(4, 1), result = 0;
    p = realloc(p, 8);
    if (p[4]) //~ ERROR: [uninit]
        result = 1;
    free(p);
    return result;
}
