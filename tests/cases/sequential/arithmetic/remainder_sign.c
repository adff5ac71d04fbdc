// The remainder has the sign of the dividend; an index into a ring needs one that is not negative.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

#define N 7

static int ring_index(int i)
{
#ifdef BUG
    return i % N;
#else
    int r = i % N;
    return r < 0 ? r + N : r;
#endif
}

int main(void)
{
    int i = __VERIFIER_nondet_int();
    __VERIFIER_assume(i < 1000 && i > -1000);
    int place = ring_index(i);
    assert(place >= 0 && place < N); //~ ERROR: [assert]
    assert(ring_index(i + N) == place);
    return 0;
}
