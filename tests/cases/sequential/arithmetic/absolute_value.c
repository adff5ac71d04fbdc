// The absolute value of the smallest number is not a number of its type.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int x = __VERIFIER_nondet_int();
#ifndef BUG
    __VERIFIER_assume(x > INT_MIN);
#endif
    int a = x < 0 ? -x : x; //~ ERROR: [overflow]
    assert(a >= 0);
    assert(a == abs(x));
    return 0;
}
