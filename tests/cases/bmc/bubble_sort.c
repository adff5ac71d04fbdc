// Bubble sort of six arbitrary numbers sorts them: every loop ends by itself, whatever the numbers are.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define N 6

int main(void)
{
    int a[N];
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_int();
    for (int i = 0; i < N; i++)
        for (int j = 0; j + 1 < N - i; j++)
#ifdef BUG
            if (j != 3 && a[j] > a[j + 1]) {
#else
            if (a[j] > a[j + 1]) {
#endif
                int swapped = a[j];
                a[j] = a[j + 1];
                a[j + 1] = swapped;
            }
    for (int i = 0; i + 1 < N; i++)
        assert(a[i] <= a[i + 1]); //~ ERROR: [assert]
    return 0;
}
