// Nothing lies near null or at the very end of the addresses, so that errors can be told as pointers.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine prove %s
// EXIT: 0

#include <assert.h>
#include <stdint.h>

extern _Bool __VERIFIER_nondet_bool(void);

int a;

static void *find(void)
{
    return __VERIFIER_nondet_bool() ? (void *)&a : (void *)(intptr_t)-12;
}

int main(void)
{
    int *p = find();
    if ((uintptr_t)p >= (uintptr_t)-4095)
        return 0;
    assert(p != (void *)-1 && p != 0);
    *p = 1;
    return 0;
}
