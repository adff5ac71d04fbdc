// The old pointer after realloc has moved the block.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    int *p = malloc(sizeof *p);
    *p = 1;
    int *q = realloc(p, 100000);
    int result = *p; //~ ERROR: [lifetime]
    free(q);
    return result;
}
