// A loop that counts down with an unsigned counter never sees it below zero.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define N 4

int main(void)
{
    int a[N], sum = 0;
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_int() & 0xff;
#ifdef BUG
    for (unsigned i = N - 1; i >= 0; i--)
        sum += a[i]; //~ ERROR: [bounds]
#else
    for (unsigned i = N; i-- > 0;)
        sum += a[i];
#endif
    assert(sum >= 0 && sum <= N * 255);
    return 0;
}
