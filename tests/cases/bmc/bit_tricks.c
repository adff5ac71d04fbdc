// Tricks with bits say the same as what they stand for, for every number.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);

static unsigned count_one_by_one(unsigned x)
{
    unsigned count = 0;
    for (int i = 0; i < 32; i++)
        count += x >> i & 1;
    return count;
}

static unsigned count_at_once(unsigned x)
{
    x = x - (x >> 1 & 0x55555555);
    x = (x & 0x33333333) + (x >> 2 & 0x33333333);
#ifdef BUG
    x = x + (x >> 4) & 0x0F0F0F0E;
#else
    x = x + (x >> 4) & 0x0F0F0F0F;
#endif
    return x * 0x01010101 >> 24;
}

int main(void)
{
    unsigned x = __VERIFIER_nondet_uint();
    assert(count_one_by_one(x) == count_at_once(x)); //~ ERROR: [assert]
    unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
    unsigned c = a, d = b;
    c ^= d;
    d ^= c;
    c ^= d;
    assert(c == b && d == a);
    assert(((a & (a - 1)) == 0) == (count_one_by_one(a) <= 1));
    return 0;
}
