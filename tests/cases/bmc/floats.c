// Arithmetic of floating-point numbers, by the solver's own theory: halves add up, tenths need not.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern float __VERIFIER_nondet_float(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    float x = __VERIFIER_nondet_float();
    __VERIFIER_assume(x >= 1.0f && x <= 1000.0f);
    assert(x / 2.0f + x / 2.0f == x);
#ifdef BUG
    assert(x + 1.0f - 1.0f == x); //~ ERROR: [assert]
#endif
    return 0;
}
