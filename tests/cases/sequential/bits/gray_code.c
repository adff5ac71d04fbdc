// Gray codes of neighbours differ in one bit, and decoding inverts encoding; a decoder that leaves out a shift is right for small numbers only.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned short __VERIFIER_nondet_ushort(void);

static unsigned short encode(unsigned short n)
{
    return n ^ (n >> 1);
}

static unsigned short decode(unsigned short g)
{
    g ^= g >> 1;
    g ^= g >> 2;
    g ^= g >> 4;
#ifndef BUG
    g ^= g >> 8;
#endif
    return g;
}

int main(void)
{
    unsigned short n = __VERIFIER_nondet_ushort();
    unsigned short next = n + 1;
    unsigned difference = encode(n) ^ encode(next);
    assert(difference != 0 && (difference & (difference - 1)) == 0);
    assert(decode(encode(n)) == n); //~ ERROR: [assert]
    return 0;
}
