// The smallest of sorted numbers that were rotated; the middle is compared with the last, for the first says nothing if nothing was rotated.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

#define N 5

int main(void)
{
    int sorted[N], a[N];
    unsigned shift = __VERIFIER_nondet_uint();
    __VERIFIER_assume(shift < N);
    for (int i = 0; i < N; i++) {
        sorted[i] = __VERIFIER_nondet_int();
        __VERIFIER_assume(i == 0 || sorted[i - 1] < sorted[i]);
    }
    for (unsigned i = 0; i < N; i++)
        a[(i + shift) % N] = sorted[i];
    int low = 0, high = N - 1;
    while (low < high) {
        int middle = (low + high) / 2;
#ifdef BUG
        if (a[middle] >= a[low])
#else
        if (a[middle] > a[high])
#endif
            low = middle + 1;
        else
            high = middle;
    }
    assert(a[low] == sorted[0]); //~ ERROR: [assert]
    return 0;
}
