// How far two elements of an array lie from each other does not depend on where the array lies.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine prove %s
// EXIT: 0

#include <assert.h>
#include <stdint.h>

int a[4];

int main(void)
{
    assert(&a[3] - &a[0] == 3);
    assert((uintptr_t)&a[2] - (uintptr_t)a == 8);
    assert(&a[2] > &a[1]);
    return 0;
}
