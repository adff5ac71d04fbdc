// Heapsort; sifting down must not look at a right child that is no longer part of the heap.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define N 4

static void sift(int *a, int root, int n)
{
    while (2 * root + 1 < n) {
        int child = 2 * root + 1;
#ifdef BUG
        if (child < n && a[child + 1] > a[child]) //~ ERROR: [bounds]
#else
        if (child + 1 < n && a[child + 1] > a[child])
#endif
            child++;
        if (a[root] >= a[child])
            return;
        int t = a[root];
        a[root] = a[child];
        a[child] = t;
        root = child;
    }
}

int main(void)
{
    int a[N];
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_int();
    for (int i = N / 2 - 1; i >= 0; i--)
        sift(a, i, N);
    for (int end = N - 1; end > 0; end--) {
        int t = a[0];
        a[0] = a[end];
        a[end] = t;
        sift(a, 0, end);
    }
    for (int i = 1; i < N; i++)
        assert(a[i - 1] <= a[i]);
    return 0;
}
