// Balls are moved between two boxes, as often as one likes. Safe because left + right == n without wrapping around, so that neither has more than n.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// STDOUT: left + right == n
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    unsigned left = n, right = 0;
    while (__VERIFIER_nondet_int()) {
        if (__VERIFIER_nondet_int()) {
            if (left > 0) {
                left--;
                right++;
            }
        } else {
#ifndef BUG
            if (right > 0)
#endif
            {
                right--;
                left++;
            }
        }
        assert(left <= n && right <= n); //~ ERROR: [assert]
    }
    return 0;
}
