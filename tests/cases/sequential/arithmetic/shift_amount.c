// A mask of n ones for n from 0 to 32; the last needs a special case.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

static unsigned ones(unsigned n)
{
#ifndef BUG
    if (n == 32)
        return ~0u;
#endif
    return (1u << n) - 1; //~ ERROR: [shift]
}

int main(void)
{
    unsigned char n = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n <= 32);
    assert((unsigned)__builtin_popcount(ones(n)) == n);
    return 0;
}
