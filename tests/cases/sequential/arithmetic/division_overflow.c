// A division that checks for zero, and forgets that the smallest number divided by minus one does not fit.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <limits.h>

extern int __VERIFIER_nondet_int(void);

static int divide(int a, int b, int otherwise)
{
#ifdef BUG
    if (b == 0)
#else
    if (b == 0 || (a == INT_MIN && b == -1))
#endif
        return otherwise;
    return a / b; //~ ERROR: [overflow]
}

int main(void)
{
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    int q = divide(a, b, 0);
    if (b == 1)
        assert(q == a);
    if (b == -1 && a > 0)
        assert(q == -a);
    return 0;
}
