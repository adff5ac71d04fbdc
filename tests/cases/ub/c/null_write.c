// Writing through a null pointer.
// RUN: heddle run %s
// EXIT: 10

#include <stddef.h>

static int *volatile p = NULL;

int main(void)
{
    *p = 1; //~ ERROR: [null]
    return 0;
}
