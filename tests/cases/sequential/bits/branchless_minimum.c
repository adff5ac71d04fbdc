// The smaller of two numbers without a branch. The sign of their difference is not to be trusted.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static int minimum(int x, int y)
{
#ifdef BUG
    int difference = (int)((unsigned)x - (unsigned)y);
    return (int)((unsigned)y + (unsigned)(difference & (difference >> 31)));
#else
    return y ^ ((x ^ y) & -(x < y));
#endif
}

int main(void)
{
    int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
    int m = minimum(x, y);
    assert(m == x || m == y);
    assert(m <= x && m <= y); //~ ERROR: [assert]
    return 0;
}
