// The absolute value without a branch; there is none of the smallest number.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <limits.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int absolute(int x)
{
    int mask = x >> (sizeof(int) * CHAR_BIT - 1);
    return (x ^ mask) - mask; //~ ERROR: [overflow]
}

static int sign(int x)
{
    return (x > 0) - (x < 0);
}

int main(void)
{
    int x = __VERIFIER_nondet_int();
#ifndef BUG
    __VERIFIER_assume(x != INT_MIN);
#endif
    int a = absolute(x);
    assert(a >= 0);
    assert(a * sign(x) == x);
    return 0;
}
