// A matrix is transposed in place by swapping across the diagonal, once for each pair: twice leaves it as it was.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define N 3

int main(void)
{
    int a[N][N], before[N][N];
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            before[i][j] = a[i][j] = __VERIFIER_nondet_int();
    for (int i = 0; i < N; i++)
#ifdef BUG
        for (int j = 0; j < N; j++) {
#else
        for (int j = 0; j < i; j++) {
#endif
            int t = a[i][j];
            a[i][j] = a[j][i];
            a[j][i] = t;
        }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            assert(a[i][j] == before[j][i]); //~ ERROR: [assert]
    return 0;
}
