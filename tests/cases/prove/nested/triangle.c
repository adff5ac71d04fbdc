// The pairs i <= j < n, for every n, and how many are left with this i. Safe because left + j == n in the inner loop.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    for (unsigned i = 0; i < n; i++) {
        unsigned left = n - i;
#ifdef BUG
        for (unsigned j = i; j <= n; j++) {
#else
        for (unsigned j = i; j < n; j++) {
#endif
            assert(left > 0); //~ ERROR: [assert]
            assert(i <= j && left <= n);
            left--;
        }
    }
    return 0;
}
