// The middle of two finite numbers lies between them; their sum may be infinite.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <math.h>

extern float __VERIFIER_nondet_float(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    float low = __VERIFIER_nondet_float(), high = __VERIFIER_nondet_float();
    __VERIFIER_assume(isfinite(low) && isfinite(high) && low <= high);
#ifdef BUG
    float middle = (low + high) / 2;
#else
    float middle = low / 2 + high / 2;
#endif
    assert(isfinite(middle)); //~ ERROR: [assert]
    return 0;
}
