// Assumptions that contradict each other: nothing is checked, and that is said, with the one that nothing gets past.
// RUN: heddle check --engine bmc %s
// EXIT: 5
// STDOUT: unknown: nothing was checked: no execution gets past the assumptions
// STDOUT: warning: no execution passes the assumption at %s:21:5
// STDOUT-NOT: %s:20:
// STDOUT-NOT: assertion
// RUN: heddle check --engine explore %s
// EXIT: 5
// STDOUT: unknown: nothing was checked: no execution gets past the assumptions

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int x = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(x > 3);
    __VERIFIER_assume(x < 2);
    assert(x == 17);
    return 0;
}
