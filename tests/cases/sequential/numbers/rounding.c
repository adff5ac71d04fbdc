// Rounding by adding a half is wrong just below a half, where the sum is rounded up first.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <math.h>

extern float __VERIFIER_nondet_float(void);
extern void __VERIFIER_assume(int);

static float nearest(float x)
{
#ifdef BUG
    return floorf(x + 0.5f);
#else
    float whole = floorf(x);
    return x - whole >= 0.5f ? whole + 1 : whole;
#endif
}

int main(void)
{
    float x = __VERIFIER_nondet_float();
    __VERIFIER_assume(x >= 0 && x < 1000);
    assert(nearest(x) == roundf(x)); //~ ERROR: [assert]
    return 0;
}
