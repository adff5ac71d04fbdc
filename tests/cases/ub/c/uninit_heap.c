// A decision on heap memory that nobody wrote.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    int *p = malloc(2 * sizeof *p), result = 0;
    p[0] = 1;
    if (p[1] == 3) //~ ERROR: [uninit]
        result = 1;
    free(p);
    return result;
}
