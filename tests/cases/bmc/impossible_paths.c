// What comes after paths that no execution takes is neither walked nor asked about: three small numbers never have a large sum, and what is computed from large ones would be hard.
// RUN: heddle check --engine bmc %s
// EXIT: 0

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

static unsigned long hard(unsigned long a, unsigned long b)
{
    unsigned long sum = 0;
    while (a * b % 1000003 != 7) {
        sum += a * b;
        a = a * 31 + sum;
    }
    return sum;
}

int main(void)
{
    // Long enough a walk that it pays to ask.
    unsigned char mixed = __VERIFIER_nondet_uchar();
    for (unsigned i = 0; i < 1000; i++)
        mixed = (unsigned char)((mixed ^ i) + 3);
    assert(mixed <= 255);
    unsigned long a = __VERIFIER_nondet_uchar(), b = __VERIFIER_nondet_uchar(), c = __VERIFIER_nondet_uchar();
    if (a < 10 && b < 10 && c < 10) {
        unsigned long sum = a + b + c;
        if (sum > 27)
            assert(hard(sum, a) > 3);
        assert(sum <= 27);
    }
    return 0;
}
