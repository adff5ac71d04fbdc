// Binary search that calls itself on one half; the half above the middle starts one later.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern short __VERIFIER_nondet_short(void);
extern void __VERIFIER_assume(int);

#define N 6

static int search(const short *a, int n, short wanted)
{
    if (n == 0)
        return 0;
    int half = n / 2;
    if (a[half] == wanted) //~ ERROR: [bounds]
        return 1;
    if (a[half] > wanted)
        return search(a, half, wanted);
#ifdef BUG
    return search(a + half + 1, n - half, wanted);
#else
    return search(a + half + 1, n - half - 1, wanted);
#endif
}

int main(void)
{
    short a[N], wanted = __VERIFIER_nondet_short();
    int is_there = 0;
    for (int i = 0; i < N; i++) {
        a[i] = __VERIFIER_nondet_short();
        __VERIFIER_assume(i == 0 || a[i - 1] < a[i]);
        is_there |= a[i] == wanted;
    }
    assert(search(a, N, wanted) == is_there);
    return 0;
}
