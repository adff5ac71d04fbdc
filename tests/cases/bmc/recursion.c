// Functions that call themselves: as deep as input says, up to a bound; and as deep as a number says, which costs nothing.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static unsigned gauss(unsigned n)
{
    return n == 0 ? 0 : n + gauss(n - 1);
}

static unsigned fibonacci(unsigned n)
{
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n <= 6);
    assert(2 * gauss(n) == n * (n + 1));
    assert(fibonacci(10) == 55);
#ifdef BUG
    assert(gauss(n) != 15); //~ ERROR: [assert]
#endif
    return 0;
}
