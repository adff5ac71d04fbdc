// Every number up to twelve comes to one by Collatz's rule, in at most nineteen steps.
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

static int steps(unsigned n)
{
    return n == 1 ? 0 : 1 + steps(n % 2 ? 3 * n + 1 : n / 2);
}

int main(void)
{
    unsigned char n = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n >= 1 && n <= 12);
    int length = steps(n);
#ifdef BUG
    assert(length < 19); //~ ERROR: [assert]
#else
    assert(length <= 19);
#endif
    return 0;
}
