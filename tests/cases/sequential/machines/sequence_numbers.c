// Sequence numbers of eight bits wrap around: which of two is newer is told by the sign of their difference, as long as they are near.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

static int is_newer(unsigned char a, unsigned char b)
{
#ifdef BUG
    return a > b;
#else
    return (signed char)(a - b) > 0;
#endif
}

int main(void)
{
    unsigned char start = __VERIFIER_nondet_uchar(), distance = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(distance >= 1 && distance <= 127);
    unsigned char later = start + distance;
    assert(is_newer(later, start)); //~ ERROR: [assert]
    assert(!is_newer(start, later));
    return 0;
}
