// One number counts down from N while another counts up to it. Safe because i + x == N and x <= N, for every N that is not negative.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int N = __VERIFIER_nondet_int();
#ifndef BUG
    __VERIFIER_assume(N >= 0);
#endif
    int i = N, x = 0;
    while (0 <= x && x < N) {
        i = i - 1;
        x = x + 1;
    }
    assert(0 <= i); //~ ERROR: [assert]
    return 0;
}
