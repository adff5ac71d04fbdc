// Quicksort with a pivot in the middle; taking the first place that is not smaller for the pivot's place loses its order.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define N 4

static void swap(int *a, int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}

static void quick_sort(int *a, int low, int high)
{
    if (low >= high)
        return;
    swap(&a[low + (high - low) / 2], &a[high]);
    int place = low;
    for (int i = low; i < high; i++)
        if (a[i] < a[high])
            swap(&a[i], &a[place++]);
#ifndef BUG
    swap(&a[place], &a[high]);
#endif
    quick_sort(a, low, place - 1);
    quick_sort(a, place + 1, high);
}

int main(void)
{
    int a[N];
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_int();
    quick_sort(a, 0, N - 1);
    for (int i = 1; i < N; i++)
        assert(a[i - 1] <= a[i]); //~ ERROR: [assert]
    return 0;
}
