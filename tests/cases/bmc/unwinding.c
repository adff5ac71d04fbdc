// How often loops are gone round: a bound that is too small is said to be so, a bound that is enough is enough, and without one it grows.
// RUN: heddle check --engine bmc --unwind 2 %s
// EXIT: 5
// STDOUT: no violation up to the bound: a loop was cut
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 0
// RUN: heddle check --engine bmc --unwind 4 %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint(), sum = 0;
    __VERIFIER_assume(n <= 4);
    for (unsigned i = 0; i < n; i++)
        sum += 2;
    assert(sum == 2 * n);
    return 0;
}
