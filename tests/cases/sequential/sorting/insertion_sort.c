// Insertion sort looks left of the first element if the order of its two conditions is wrong.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define N 4

static void insertion_sort(int *a, int n)
{
    for (int i = 1; i < n; i++) {
        int value = a[i], j = i;
#ifdef BUG
        while (a[j - 1] > value && j > 0) { //~ ERROR: [bounds]
#else
        while (j > 0 && a[j - 1] > value) {
#endif
            a[j] = a[j - 1];
            j--;
        }
        a[j] = value;
    }
}

int main(void)
{
    int a[N];
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_int();
    insertion_sort(a, N);
    for (int i = 1; i < N; i++)
        assert(a[i - 1] <= a[i]);
    return 0;
}
