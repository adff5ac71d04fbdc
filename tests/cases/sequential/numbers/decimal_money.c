// Prices in cents stay exact; a tenth as a float does not add up.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    unsigned char n = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n <= 12);
#ifdef BUG
    float price = 0;
    for (int i = 0; i < n; i++)
        price += 0.1f;
    assert(price == n * 0.1f); //~ ERROR: [assert]
#else
    int cents = 0;
    for (int i = 0; i < n; i++)
        cents += 10;
    assert(cents == n * 10);
#endif
    return 0;
}
