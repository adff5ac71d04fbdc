// Shell sort with gaps of three and one; if the gap of one is left out, it is sorted only in strides.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern short __VERIFIER_nondet_short(void);

#define N 5

int main(void)
{
    short a[N];
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_short();
#ifdef BUG
    for (int gap = 3; gap > 1; gap /= 3)
#else
    for (int gap = 3; gap > 0; gap /= 3)
#endif
        for (int i = gap; i < N; i++) {
            short value = a[i];
            int j = i;
            for (; j >= gap && a[j - gap] > value; j -= gap)
                a[j] = a[j - gap];
            a[j] = value;
        }
    for (int i = 1; i < N; i++)
        assert(a[i - 1] <= a[i]); //~ ERROR: [assert]
    return 0;
}
