// How far one object lies from another may be anything; within an object it is known.
// RUN: heddle check --engine explore %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses
// RUN: heddle check --engine bmc %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses
// RUN: heddle check --engine prove %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses

#include <assert.h>
#include <stdint.h>

int a[4], b[4];

int main(void)
{
    assert(&a[3] - &a[0] == 3);
    uintptr_t apart = (uintptr_t)b - (uintptr_t)a;
    assert(apart != 4096);
    return 0;
}
