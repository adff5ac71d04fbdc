// A sum of arbitrary numbers that ends before it would overflow. Safe because there is a test for each sign; there is no assertion, signed overflow is the property.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <limits.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int sum = 0;
    while (__VERIFIER_nondet_int()) {
        int x = __VERIFIER_nondet_int();
        if (x > 0 && sum > INT_MAX - x)
            break;
#ifndef BUG
        if (x < 0 && sum < INT_MIN - x)
            break;
#endif
        sum += x; //~ ERROR: [overflow]
    }
    return sum == 0;
}
