// A lock that is taken in some of t rounds: it is free whenever it is taken. Safe because L == 0 at the start of each round; C + t does not grow, so that C does not wrap around to 0.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
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
            assert(L == 0); //~ ERROR: [assert]
            L = 1;
            C = C + 1;
            // critical section
        }
#ifdef BUG
        if (C > 1)
#else
        if (C > 0)
#endif
            L = 0;
        t = t - 1;
    }
    return 0;
}
