// Parity by folding a word onto itself; without the first fold the upper byte is forgotten.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned short __VERIFIER_nondet_ushort(void);

static int parity(unsigned x)
{
#ifndef BUG
    x ^= x >> 8;
#endif
    x ^= x >> 4;
    return (0x6996 >> (x & 15)) & 1;
}

int main(void)
{
    unsigned short x = __VERIFIER_nondet_ushort();
    assert(parity(x) == __builtin_parity(x)); //~ ERROR: [assert]
    return 0;
}
