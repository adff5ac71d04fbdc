// A check for overflow of a product by dividing again; dividing must not be by zero.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

static int multiply(unsigned char a, unsigned char b, unsigned char *product)
{
    *product = (unsigned char)((unsigned)a * b);
#ifdef BUG
    return *product / a == b; //~ ERROR: [div-zero]
#else
    return a == 0 || *product / a == b;
#endif
}

int main(void)
{
    unsigned char a = __VERIFIER_nondet_uchar(), b = __VERIFIER_nondet_uchar(), product;
    int fits = multiply(a, b, &product);
    assert(fits == ((unsigned)a * b <= 255));
    return 0;
}
