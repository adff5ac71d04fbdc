// Rotation of a byte by any number of places; what leaves on the left comes back on the right, not one place further.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

static unsigned char rotate_left(unsigned char x, unsigned n)
{
    n %= 8;
#ifdef BUG
    return x << n | x >> (7 - n);
#else
    return x << n | x >> (-n & 7);
#endif
}

int main(void)
{
    unsigned char x = __VERIFIER_nondet_uchar(), n = __VERIFIER_nondet_uchar();
    unsigned char once = rotate_left(x, n);
    assert(rotate_left(once, 8 - n % 8) == x); //~ ERROR: [assert]
    assert(__builtin_popcount(once) == __builtin_popcount(x));
    return 0;
}
