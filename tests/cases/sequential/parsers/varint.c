// Numbers as groups of seven bits, the lowest first, with a bit that says whether more follow; reading must not go on for ever.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned __VERIFIER_nondet_uint(void);

static int write_number(unsigned x, unsigned char *to)
{
    int n = 0;
    while (x >= 0x80) {
        to[n++] = (unsigned char)(x | 0x80);
        x >>= 7;
    }
    to[n++] = x;
    return n;
}

static unsigned read_number(const unsigned char *from, int size)
{
    unsigned x = 0;
    int shift = 0;
    for (int i = 0; i < size; i++) {
#ifndef BUG
        if (shift >= 32)
            return 0;
#endif
        x |= (unsigned)(from[i] & 0x7f) << shift; //~ ERROR: [shift]
        if (from[i] < 0x80)
            return x;
        shift += 7;
    }
    return 0;
}

int main(void)
{
    unsigned char good[5], bad[6];
    unsigned x = __VERIFIER_nondet_uint();
    int n = write_number(x, good);
    assert(n >= 1 && n <= 5);
    assert(read_number(good, n) == x);
    for (int i = 0; i < 6; i++)
        bad[i] = __VERIFIER_nondet_uchar();
    read_number(bad, 6);
    return 0;
}
