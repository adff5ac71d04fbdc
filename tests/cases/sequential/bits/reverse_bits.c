// Bits in reverse order, one after the other or in halves. The loop that ends with the last bit set forgets the zeros above it.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

static unsigned reverse_by_halves(unsigned x)
{
    x = (x >> 1 & 0x55555555u) | (x & 0x55555555u) << 1;
    x = (x >> 2 & 0x33333333u) | (x & 0x33333333u) << 2;
    x = (x >> 4 & 0x0f0f0f0fu) | (x & 0x0f0f0f0fu) << 4;
    x = (x >> 8 & 0x00ff00ffu) | (x & 0x00ff00ffu) << 8;
    return x >> 16 | x << 16;
}

static unsigned reverse(unsigned x)
{
    unsigned result = 0;
#ifdef BUG
    for (; x; x >>= 1)
        result = result << 1 | (x & 1);
#else
    for (int i = 0; i < 32; i++, x >>= 1)
        result = result << 1 | (x & 1);
#endif
    return result;
}

int main(void)
{
    unsigned x = __VERIFIER_nondet_uint();
    assert(reverse(x) == reverse_by_halves(x)); //~ ERROR: [assert]
    assert(reverse_by_halves(reverse(x)) == x);
    return 0;
}
