// The lowest bits of an address are zero as far as its alignment goes, so that a tag fits there.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine prove %s
// EXIT: 0

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void)
{
    int *p = malloc(sizeof *p);
    *p = 7;
    uintptr_t tagged = (uintptr_t)p | 1;
    assert(((uintptr_t)p & 15) == 0);
    assert((tagged & 1) == 1);
    int *again = (int *)(tagged & ~(uintptr_t)1);
    assert(again == p && *again == 7);
    assert(*(int *)(tagged ^ 1) == 7);
    free(again);
    return 0;
}
