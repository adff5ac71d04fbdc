// Kadane's largest sum of neighbours against all of them. Starting with a best of zero is wrong if all numbers are negative.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern signed char __VERIFIER_nondet_schar(void);

#define N 3

int main(void)
{
    int a[N], all_pairs = -1000;
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_schar();
    for (int i = 0; i < N; i++) {
        int sum = 0;
        for (int j = i; j < N; j++) {
            sum += a[j];
            if (sum > all_pairs)
                all_pairs = sum;
        }
    }
#ifdef BUG
    int best = 0;
#else
    int best = a[0];
#endif
    int here = 0;
    for (int i = 0; i < N; i++) {
        here = here > 0 ? here + a[i] : a[i];
        if (here > best)
            best = here;
    }
    assert(best == all_pairs); //~ ERROR: [assert]
    return 0;
}
