// Reading one byte past a heap block.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    char *p = malloc(5);
    for (int i = 0; i < 5; i++)
        p[i] = 'x';
    int c = p[5]; //~ ERROR: [bounds]
    free(p);
    return c;
}
