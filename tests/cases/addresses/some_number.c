// An object may lie at any number.
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

int a;

int main(void)
{
    assert((uintptr_t)&a != 0x7fff0000);
    return 0;
}
