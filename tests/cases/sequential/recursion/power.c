// A power by squaring agrees with multiplying again and again; an odd exponent needs one factor more.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

static unsigned power(unsigned base, unsigned exponent)
{
    if (exponent == 0)
        return 1;
    unsigned half = power(base, exponent / 2);
#ifdef BUG
    return half * half * (exponent & 2 ? base : 1);
#else
    return half * half * (exponent & 1 ? base : 1);
#endif
}

int main(void)
{
    unsigned base = __VERIFIER_nondet_uint(), product = 1;
    unsigned char exponent = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(base < 16 && exponent <= 5);
    for (int i = 0; i < exponent; i++)
        product *= base;
    assert(power(base, exponent) == product); //~ ERROR: [assert]
    return 0;
}
