// From one local array right into another.
// RUN: heddle run %s
// EXIT: 10

#include <stdint.h>

int main(void)
{
    int a[8] = {0}, b[8] = {0};
    intptr_t distance = ((intptr_t)b - (intptr_t)a) / (intptr_t)sizeof *a;
    a[distance] = 1; //~ ERROR: [bounds]
    return b[0];
}
