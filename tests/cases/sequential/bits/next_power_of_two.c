// The next power of two by smearing the highest bit: it is a power of two, not smaller, and half of it would be. One that does not count down first doubles powers.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static unsigned next_power_of_two(unsigned x)
{
#ifndef BUG
    x--;
#endif
    x |= x >> 1;
    x |= x >> 2;
    x |= x >> 4;
    x |= x >> 8;
    x |= x >> 16;
    return x + 1;
}

int main(void)
{
    unsigned x = __VERIFIER_nondet_uint();
    __VERIFIER_assume(x >= 1 && x <= 0x40000000u);
    unsigned p = next_power_of_two(x);
    assert((p & (p - 1)) == 0);
    assert(p >= x);
    assert(p / 2 < x); //~ ERROR: [assert]
    return 0;
}
