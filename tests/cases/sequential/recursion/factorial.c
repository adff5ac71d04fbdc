// A factorial by recursion and by a loop agree; from 13 on it does not fit into an int.
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

static int factorial(int n)
{
    return n <= 1 ? 1 : n * factorial(n - 1); //~ ERROR: [overflow]
}

int main(void)
{
    unsigned char n = __VERIFIER_nondet_uchar();
#ifdef BUG
    __VERIFIER_assume(n <= 13);
#else
    __VERIFIER_assume(n <= 12);
#endif
    int product = 1;
    int recursive = factorial(n);
    for (int i = 2; i <= n; i++)
        product *= i;
    assert(recursive == product);
    return 0;
}
