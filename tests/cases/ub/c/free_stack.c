// Freeing a local variable.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    int local = 1, *volatile p = &local;
    free(p); //~ ERROR: [free]
    return 0;
}
