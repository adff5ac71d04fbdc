// Merge sort with a buffer on the heap, by recursion; what is left of the second half must be taken over, too.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

#define N 4

static void merge_sort(int *a, int n)
{
    if (n < 2)
        return;
    int half = n / 2, i = 0, j = half, k = 0;
    merge_sort(a, half);
    merge_sort(a + half, n - half);
    int *merged = malloc(n * sizeof *merged);
    while (i < half && j < n)
        merged[k++] = a[j] < a[i] ? a[j++] : a[i++]; //~ ERROR: [uninit]
    while (i < half)
        merged[k++] = a[i++];
#ifndef BUG
    while (j < n)
        merged[k++] = a[j++];
#endif
    memcpy(a, merged, n * sizeof *a);
    free(merged);
}

int main(void)
{
    int a[N];
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_int();
    merge_sort(a, N);
    for (int i = 1; i < N; i++)
        assert(a[i - 1] <= a[i]);
    return 0;
}
