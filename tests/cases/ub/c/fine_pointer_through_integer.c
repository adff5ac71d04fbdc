// A pointer survives its way through integers.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <stdint.h>

int main(void)
{
    int a[4] = {1, 2, 3, 4};
    uintptr_t n = (uintptr_t)&a[1];
    n += sizeof(int);
    int *p = (int *)n;
    uintptr_t hidden = (uintptr_t)a ^ 0x5555;
    int *q = (int *)(hidden ^ 0x5555);
    return *p == 3 && *q == 1 ? 0 : 1;
}
