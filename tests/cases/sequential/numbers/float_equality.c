// A number that is not equal to itself is no number; every other one is.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <math.h>

extern float __VERIFIER_nondet_float(void);

int main(void)
{
    float x = __VERIFIER_nondet_float();
#ifndef BUG
    if (isnan(x))
        assert(!(x < 0) && !(x > 0) && !(x == 0));
    else
#endif
        assert(x == x); //~ ERROR: [assert]
    return 0;
}
