// Reading through a null pointer.
// RUN: heddle run %s
// EXIT: 10

#include <stddef.h>

int main(int argc, char **argv)
{
    int x = 1, *p = argc > 5 ? &x : NULL;
    return *p; //~ ERROR: [null]
}
