// Assumptions that contradict each other: nothing is checked, and that is said.
// RUN: heddle check --engine bmc %s
// EXIT: 5
// STDOUT: nothing was checked

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int x = __VERIFIER_nondet_int();
    __VERIFIER_assume(x > 3);
    __VERIFIER_assume(x < 2);
    assert(x == 17);
    return 0;
}
