// Counting to an arbitrary number arrives at it. Safe because i <= n in every round.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    unsigned i = 0;
    while (i < n) {
#ifdef BUG
        i += 2; // passes by every odd number
#else
        i += 1;
#endif
    }
    assert(i == n); //~ ERROR: [assert]
    return 0;
}
