// Binomial coefficients by Pascal's triangle and by a product that stays whole if it divides after each factor, in the right order.
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

static unsigned pascal(unsigned n, unsigned k)
{
    return k == 0 || k == n ? 1 : pascal(n - 1, k - 1) + pascal(n - 1, k);
}

static unsigned product(unsigned n, unsigned k)
{
    unsigned result = 1;
    for (unsigned i = 1; i <= k; i++)
#ifdef BUG
        result = result / i * (n - k + i);
#else
        result = result * (n - k + i) / i;
#endif
    return result;
}

int main(void)
{
    unsigned char n = __VERIFIER_nondet_uchar(), k = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n <= 5 && k <= n);
    assert(pascal(n, k) == product(n, k)); //~ ERROR: [assert]
    return 0;
}
