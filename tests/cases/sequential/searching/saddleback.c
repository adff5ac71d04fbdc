// A search in a square whose rows and columns are sorted starts in a corner from which one way is up and the other down.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern signed char __VERIFIER_nondet_schar(void);
extern void __VERIFIER_assume(int);

#define N 3

int main(void)
{
    signed char a[N][N], wanted = __VERIFIER_nondet_schar();
    int exists = 0, found = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            a[i][j] = __VERIFIER_nondet_schar();
            __VERIFIER_assume(i == 0 || a[i - 1][j] <= a[i][j]);
            __VERIFIER_assume(j == 0 || a[i][j - 1] <= a[i][j]);
            exists |= a[i][j] == wanted;
        }
#ifdef BUG
    int row = 0, column = 0;
    while (row < N && column < N && !found) {
        if (a[row][column] == wanted)
            found = 1;
        else if (row + 1 < N && a[row + 1][column] <= wanted)
            row++;
        else
            column++;
    }
#else
    int row = 0, column = N - 1;
    while (row < N && column >= 0 && !found) {
        if (a[row][column] == wanted)
            found = 1;
        else if (a[row][column] < wanted)
            row++;
        else
            column--;
    }
#endif
    assert(found == exists); //~ ERROR: [assert]
    return 0;
}
