// A bit of an address above its alignment may be anything.
// RUN: heddle check --engine explore %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses
// RUN: heddle check --engine bmc %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses
// RUN: heddle check --engine prove %s
// EXIT: 5
// STDOUT: unknown: a violation was found that does not happen when the program runs

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void)
{
    int *p = malloc(64);
    if ((uintptr_t)p & 32)
        assert(0);
    free(p);
    return 0;
}
