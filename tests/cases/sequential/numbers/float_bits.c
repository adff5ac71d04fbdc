// The exponent out of a float's bits says the power of two below it, except for those too small for it.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <math.h>
#include <string.h>

extern float __VERIFIER_nondet_float(void);
extern void __VERIFIER_assume(int);

static int exponent(float x)
{
    unsigned bits;
    memcpy(&bits, &x, sizeof bits);
    return (int)(bits >> 23 & 0xff) - 127;
}

int main(void)
{
    float x = __VERIFIER_nondet_float();
    __VERIFIER_assume(x > 0 && x < 65536);
#ifndef BUG
    __VERIFIER_assume(x >= 1.17549435e-38f);
#endif
    assert(exponent(x * 2) == exponent(x) + 1); //~ ERROR: [assert]
    return 0;
}
