// Euclid's algorithm by recursion: the result divides both, and nothing greater does. Stopping one remainder early divides by zero.
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

static unsigned gcd(unsigned a, unsigned b)
{
#ifdef BUG
    unsigned rest = a % b; //~ ERROR: [div-zero]
    return rest == 0 ? b : gcd(b, rest);
#else
    return b == 0 ? a : gcd(b, a % b);
#endif
}

int main(void)
{
    unsigned char a = __VERIFIER_nondet_uchar(), b = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(a > 0 && a < 12 && b < 12);
    unsigned g = gcd(a, b);
    assert(g > 0 && a % g == 0 && b % g == 0);
    for (unsigned d = 2; d < 12; d++)
        if (d > g)
            assert(a % d != 0 || b % d != 0);
    return 0;
}
