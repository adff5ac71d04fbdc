// Every short is a float, not every int is: from 2 to the 24th on there are gaps.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int i = __VERIFIER_nondet_int();
#ifdef BUG
    __VERIFIER_assume(i >= 0 && i <= 1 << 25);
#else
    __VERIFIER_assume(i >= -(1 << 24) && i <= 1 << 24);
#endif
    float x = i;
    assert((int)x == i); //~ ERROR: [assert]
    assert((int)(double)i == i);
    return 0;
}
