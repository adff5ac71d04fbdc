// The remainder by three, counted along. Safe because i % 3 == phase, which needs i not to wrap around: it stops at n.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    unsigned phase = 0;
    for (unsigned i = 0; i < n; i++) {
        assert(phase == i % 3); //~ ERROR: [assert]
#ifdef BUG
        phase = phase == 3 ? 0 : phase + 1;
#else
        phase = phase == 2 ? 0 : phase + 1;
#endif
    }
    return 0;
}
