// Two sorted runs are merged into one; with <= for the second run's end it reads one number too many.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

#define M 3
#define N 2

int main(void)
{
    int a[M], b[N], c[M + N];
    for (int i = 0; i < M; i++) {
        a[i] = __VERIFIER_nondet_int();
        __VERIFIER_assume(i == 0 || a[i - 1] <= a[i]);
    }
    for (int i = 0; i < N; i++) {
        b[i] = __VERIFIER_nondet_int();
        __VERIFIER_assume(i == 0 || b[i - 1] <= b[i]);
    }
    int i = 0, j = 0;
    for (int k = 0; k < M + N; k++) {
#ifdef BUG
        if (i < M && (j > N || a[i] <= b[j])) //~ ERROR: [bounds]
#else
        if (i < M && (j >= N || a[i] <= b[j]))
#endif
            c[k] = a[i++];
        else
            c[k] = b[j++];
    }
    for (int k = 1; k < M + N; k++)
        assert(c[k - 1] <= c[k]);
    return 0;
}
