// Ackermann's function for small arguments against its closed forms.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

static unsigned ackermann(unsigned m, unsigned n)
{
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

int main(void)
{
    unsigned char m = __VERIFIER_nondet_uchar(), n = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(m <= 2 && n <= 2);
    unsigned a = ackermann(m, n);
#ifdef BUG
    unsigned expected = m == 0 ? n + 1 : m == 1 ? n + 2 : 2 * n + 2;
#else
    unsigned expected = m == 0 ? n + 1 : m == 1 ? n + 2 : 2 * n + 3;
#endif
    assert(a == expected); //~ ERROR: [assert]
    return 0;
}
