// Infinity minus infinity is no number, and one over zero is no error.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <math.h>

extern double __VERIFIER_nondet_double(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    double x = __VERIFIER_nondet_double();
    __VERIFIER_assume(!isnan(x));
    double zero = 0, huge = 1 / zero;
    assert(isinf(huge) && huge > 1e308);
    assert(x <= huge && x >= -huge);
    double difference = x - huge;
#ifndef BUG
    if (!isinf(x) || signbit(x))
#endif
        assert(difference < 0); //~ ERROR: [assert]
    return 0;
}
