// Two unsigned shorts are multiplied as ints, and 65535 times 65535 is too much for one.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned short __VERIFIER_nondet_ushort(void);

static unsigned square(unsigned short x)
{
#ifdef BUG
    return x * x; //~ ERROR: [overflow]
#else
    return (unsigned)x * x;
#endif
}

int main(void)
{
    unsigned short x = __VERIFIER_nondet_ushort();
    unsigned s = square(x);
    assert(x == 0 || s >= x);
    return 0;
}
