// The same lock: it is taken whenever it is released. Safe because C == 0 and L == 0 at the start of each round; without C = 0 a round that does not take the lock releases it again.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10
// RUN: heddle check --engine prove --method predicate --timeout 300 %s
// EXIT: 0
// STDOUT: proof: predicate abstraction
// RUN: heddle check --engine prove --method predicate --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int t = __VERIFIER_nondet_int();
    int L = 0;
    unsigned C = 0;
    while (t > 0) {
        int b = __VERIFIER_nondet_int();
        if (b >= 0) {
            assert(L == 0);
            L = 1;
            C = C + 1;
            // critical section
        }
        if (C > 0) {
            assert(L == 1); //~ ERROR: [assert]
            L = 0;
#ifndef BUG
            C = 0;
#endif
        }
        t = t - 1;
    }
    return 0;
}
