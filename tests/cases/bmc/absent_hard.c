// Whether a violation that nobody asked for can happen may be hard to find out; what was asked for is answered nevertheless.
// RUN: heddle check --engine bmc --property assert --timeout 60 %s
// EXIT: 0

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
