// Counting bits in parallel gives the same as clearing the lowest one again and again; pairs must be masked before they are added.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

static unsigned count_slowly(unsigned x)
{
    unsigned n = 0;
    for (int i = 0; i < 32; i++)
        n += (x >> i) & 1;
    return n;
}

static unsigned count(unsigned x)
{
    x = x - ((x >> 1) & 0x55555555u);
#ifdef BUG
    x = (x + (x >> 2)) & 0x33333333u;
#else
    x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
#endif
    x = (x + (x >> 4)) & 0x0f0f0f0fu;
    return (x * 0x01010101u) >> 24;
}

int main(void)
{
    unsigned x = __VERIFIER_nondet_uint();
    assert(count(x) == count_slowly(x)); //~ ERROR: [assert]
    return 0;
}
