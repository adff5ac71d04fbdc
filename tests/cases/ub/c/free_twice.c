// Freeing a block twice.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    char *p = malloc(3);
    free(p);
    free(p); //~ ERROR: [free]
    return 0;
}
