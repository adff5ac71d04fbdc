// A function that calls itself as often as input says: a bound that is too small is said to be so, with the function.
// RUN: heddle check --engine bmc --unwind 2 %s
// EXIT: 5
// STDOUT: a loop was cut
// STDOUT: %s:17
// RUN: heddle check --engine bmc --unwind 6 %s
// EXIT: 0

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static unsigned gauss(unsigned n)
{
    // Here it is cut.
    return n == 0 ? 0 : n + gauss(n - 1);
}

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n <= 6);
    assert(2 * gauss(n) == n * (n + 1));
    return 0;
}
