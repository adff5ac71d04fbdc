// From one number to another in steps of arbitrary length. Safe because the end is a step away from the greatest number: i < to and to <= INT_MAX - step.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <limits.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int from = __VERIFIER_nondet_int();
    int to = __VERIFIER_nondet_int();
    int step = __VERIFIER_nondet_int();
    __VERIFIER_assume(step > 0);
#ifndef BUG
    __VERIFIER_assume(to <= INT_MAX - step);
#endif
    int i = from;
    while (i < to)
        i += step; //~ ERROR: [overflow]
    return 0;
}
