// The sum of digits has the same remainder by nine as the number; a recursion that drops the last digit alone goes on with it.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned short __VERIFIER_nondet_ushort(void);
extern void __VERIFIER_assume(int);

static unsigned digit_sum(unsigned n)
{
#ifdef BUG
    return n < 10 ? 0 : n % 10 + digit_sum(n / 10);
#else
    return n < 10 ? n : n % 10 + digit_sum(n / 10);
#endif
}

int main(void)
{
    unsigned n = __VERIFIER_nondet_ushort();
    __VERIFIER_assume(n < 200);
    unsigned s = digit_sum(n);
    assert(s <= 19);
    assert(s % 9 == n % 9); //~ ERROR: [assert]
    return 0;
}
