// realloc of a block that is gone.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    char *p = malloc(8);
    free(p);
    p = realloc(p, 16); //~ ERROR: [free]
    return p != 0;
}
