// libc's qsort with an order of one's own. The difference of two numbers is no order: it overflows.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

#define N 3

static int compare(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
#ifdef BUG
    return x - y; //~ ERROR: [overflow]
#else
    return (x > y) - (x < y);
#endif
}

int main(void)
{
    int a[N];
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_int();
    qsort(a, N, sizeof *a, compare);
    for (int i = 1; i < N; i++)
        assert(a[i - 1] <= a[i]);
    return 0;
}
