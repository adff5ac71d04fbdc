// Selection sort; what is selected must be compared with the smallest so far, not with the first.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define N 5

int main(void)
{
    int a[N];
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_int();
    for (int i = 0; i < N - 1; i++) {
        int smallest = i;
        for (int j = i + 1; j < N; j++)
#ifdef BUG
            if (a[j] < a[i])
#else
            if (a[j] < a[smallest])
#endif
                smallest = j;
        int t = a[i];
        a[i] = a[smallest];
        a[smallest] = t;
    }
    for (int i = 1; i < N; i++)
        assert(a[i - 1] <= a[i]); //~ ERROR: [assert]
    return 0;
}
