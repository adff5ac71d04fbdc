// Bisection of [0, n) for any n, with arbitrary answers. Safe because 0 <= low <= high <= n, and the midpoint is computed from the difference.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n >= 0);
    int low = 0, high = n;
    while (low < high) {
#ifdef BUG
        int middle = (low + high) / 2; //~ ERROR: [overflow]
#else
        int middle = low + (high - low) / 2;
#endif
        if (__VERIFIER_nondet_int())
            low = middle + 1;
        else
            high = middle;
    }
    assert(0 <= low && low <= n);
    return 0;
}
