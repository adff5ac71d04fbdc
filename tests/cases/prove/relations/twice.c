// For every step one goes two. Safe because j == 2 * i where the loop is left, on whichever way.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    unsigned i, j = 0;
    for (i = 0; i < n; i++) {
#ifdef BUG
        j += 2;
        if (i > 6 && __VERIFIER_nondet_int())
            break; // the step is made, but not counted
#else
        if (i > 6 && __VERIFIER_nondet_int())
            break;
        j += 2;
#endif
    }
    assert(j == 2 * i); //~ ERROR: [assert]
    return 0;
}
