// The distance of two pointers counts elements, not bytes.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

#define N 6

int main(void)
{
    short a[N] = {0};
    unsigned i = __VERIFIER_nondet_uint();
    __VERIFIER_assume(i <= N);
    short *from = a + i, *to = a + N;
#ifdef BUG
    for (long k = 0; k < (char *)to - (char *)from; k++)
#else
    for (long k = 0; k < to - from; k++)
#endif
        from[k] = 1; //~ ERROR: [bounds]
    int ones = 0;
    for (int k = 0; k < N; k++)
        ones += a[k];
    assert(ones == (int)(N - i));
    return 0;
}
