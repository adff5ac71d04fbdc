// Whether a violation that is not checked can happen may be hard to find out: then nothing is known of what comes after it.
// RUN: heddle check --engine bmc --property assert --timeout 5 %s
// EXIT: 5
// STDOUT: may be reachable

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned long a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
    int table[2] = {1, 1};
    // A prime.
    int place = a > 1 && b > 1 && a * b == 1124899906842611ul ? 5 : a > b;
    assert(table[place] == 1);
    return 0;
}
