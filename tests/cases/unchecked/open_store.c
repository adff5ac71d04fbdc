// Whether a store is outside of its object cannot be found out soon: then nothing holds.
// RUN: heddle check --engine bmc --property assert --timeout 4 %s
// EXIT: 5
// STDOUT: may be reachable
// STDOUT: (bounds)
// RUN: heddle check --engine bmc --property assert --assume-no-ub --timeout 20 %s
// EXIT: 0
// STDOUT: no violation of bounds, which was not asked for

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned long a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
    int table[2] = {1, 1};
    // A prime.
    int place = a > 1 && b > 1 && a * b == 1124899906842611ul ? 5 : a > b;
    table[place] = 1;
    assert(table[0] == 1);
    return 0;
}
