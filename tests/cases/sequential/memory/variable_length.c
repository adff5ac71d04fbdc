// An array as long as input says, on the stack.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n >= 1 && n <= 4);
    int a[n], sum = 0;
#ifdef BUG
    for (unsigned i = 0; i <= n; i++)
#else
    for (unsigned i = 0; i < n; i++)
#endif
        a[i] = i; //~ ERROR: [bounds]
    for (unsigned i = 0; i < n; i++)
        sum += a[i];
    assert(sum == (int)(n * (n - 1) / 2));
    return 0;
}
