// Calling a null function pointer.
// RUN: heddle run %s
// EXIT: 10

#include <stddef.h>

static int (*volatile f)(int) = NULL;

int main(void)
{
    return f(1); //~ ERROR: [null]
}
