// How much room is left: a difference of unsigned numbers is never negative.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

static int fits(unsigned used, unsigned needed, unsigned size)
{
#ifdef BUG
    return size - used >= needed;
#else
    return used <= size && size - used >= needed;
#endif
}

int main(void)
{
    unsigned used = __VERIFIER_nondet_uint(), needed = __VERIFIER_nondet_uint(), size = __VERIFIER_nondet_uint();
    if (fits(used, needed, size))
        assert((unsigned long)used + needed <= size); //~ ERROR: [assert]
    return 0;
}
