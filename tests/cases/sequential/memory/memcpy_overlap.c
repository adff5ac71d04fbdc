// Elements are moved up by one within an array; memcpy is not for areas that overlap.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

#define N 4

int main(void)
{
    int a[N], before[N];
    for (int i = 0; i < N; i++)
        before[i] = a[i] = __VERIFIER_nondet_int();
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n < N);
#ifdef BUG
    memcpy(a + 1, a, n * sizeof *a); //~ ERROR: [undefined]
#else
    memmove(a + 1, a, n * sizeof *a);
#endif
    for (unsigned i = 0; i < N - 1; i++)
        if (i < n)
            assert(a[i + 1] == before[i]);
    return 0;
}
