// A power of two has exactly one bit; zero has none and is not one.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

static int is_power_of_two(unsigned x)
{
#ifdef BUG
    return (x & (x - 1)) == 0;
#else
    return x && (x & (x - 1)) == 0;
#endif
}

int main(void)
{
    unsigned x = __VERIFIER_nondet_uint();
    int expected = 0;
    for (unsigned i = 0; i < 32; i++)
        expected |= x == 1u << i;
    assert(is_power_of_two(x) == expected); //~ ERROR: [assert]
    return 0;
}
