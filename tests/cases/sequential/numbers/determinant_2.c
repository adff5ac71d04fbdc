// Rows of a determinant are added to each other without changing it; swapping them changes its sign.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern signed char __VERIFIER_nondet_schar(void);
extern void __VERIFIER_assume(int);

static int determinant(int a[2][2])
{
    return a[0][0] * a[1][1] - a[0][1] * a[1][0];
}

int main(void)
{
    int a[2][2];
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) {
            a[i][j] = __VERIFIER_nondet_schar();
            __VERIFIER_assume(a[i][j] >= -2 && a[i][j] <= 2);
        }
    int before = determinant(a);
    for (int j = 0; j < 2; j++) {
        int t = a[0][j];
        a[0][j] = a[1][j];
        a[1][j] = t;
    }
#ifdef BUG
    assert(determinant(a) == before); //~ ERROR: [assert]
#else
    assert(determinant(a) == -before);
    for (int j = 0; j < 2; j++)
        a[0][j] += a[1][j];
    assert(determinant(a) == -before);
#endif
    return 0;
}
