// The larger of two numbers by a comparison is not symmetric when one is no number; fmax is.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <math.h>

extern double __VERIFIER_nondet_double(void);
extern void __VERIFIER_assume(int);

static double larger(double a, double b)
{
#ifdef BUG
    return a > b ? a : b;
#else
    return fmax(a, b);
#endif
}

int main(void)
{
    double a = __VERIFIER_nondet_double(), b = __VERIFIER_nondet_double();
    __VERIFIER_assume(!isnan(a) || !isnan(b));
    double m = larger(a, b);
    assert(m == larger(b, a)); //~ ERROR: [assert]
    assert(m >= a || isnan(a));
    return 0;
}
