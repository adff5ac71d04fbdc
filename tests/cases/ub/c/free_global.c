// Freeing a global variable.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

static int global, *volatile p = &global;

int main(void)
{
    free(p); //~ ERROR: [free]
    return 0;
}
