// The number of trailing zeros by a de Bruijn sequence; the table knows nothing about zero.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static const unsigned char place[32] = {
    0, 1, 28, 2, 29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4, 8,
    31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6, 11, 5, 10, 9,
};

static unsigned trailing_zeros(unsigned x)
{
#ifndef BUG
    if (x == 0)
        return 32;
#endif
    return place[((x & -x) * 0x077cb531u) >> 27];
}

int main(void)
{
    unsigned x = __VERIFIER_nondet_uint();
    unsigned n = trailing_zeros(x);
    for (unsigned i = 0; i < 32; i++) {
        if (i == n)
            assert((x >> i & 1) == 1); //~ ERROR: [assert]
        if (i < n)
            assert((x >> i & 1) == 0);
    }
    assert((n == 32) == (x == 0));
    return 0;
}
