// One of the numbers from 0 to 4 is missing; exclusive or of all finds it.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

#define N 4

int main(void)
{
    unsigned a[N], all = 0;
    for (int i = 0; i < N; i++) {
        a[i] = __VERIFIER_nondet_uint();
        __VERIFIER_assume(a[i] <= N);
        for (int j = 0; j < i; j++)
            __VERIFIER_assume(a[j] != a[i]);
    }
#ifdef BUG
    for (unsigned i = 0; i < N; i++)
        all ^= i ^ a[i];
#else
    for (unsigned i = 0; i < N; i++)
        all ^= i ^ a[i];
    all ^= N;
#endif
    int is_there = 0;
    for (int i = 0; i < N; i++)
        is_there |= a[i] == all;
    assert(all <= N && !is_there); //~ ERROR: [assert]
    return 0;
}
