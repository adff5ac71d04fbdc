// Two by two matrices: the product of the transposed ones in reverse order is the transposed product. A product in place uses what it has overwritten.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern signed char __VERIFIER_nondet_schar(void);

typedef int matrix[2][2];

static void multiply(matrix result, matrix a, matrix b)
{
#ifndef BUG
    matrix sum;
#else
    int (*sum)[2] = result;
#endif
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) {
            int s = 0;
            for (int k = 0; k < 2; k++)
                s += a[i][k] * b[k][j];
            sum[i][j] = s;
        }
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            result[i][j] = sum[i][j];
}

int main(void)
{
    matrix a, swap = {{0, 1}, {1, 0}};
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            a[i][j] = __VERIFIER_nondet_schar();
    int first = a[0][0], second = a[0][1];
    multiply(a, a, swap);
    assert(a[0][0] == second && a[0][1] == first); //~ ERROR: [assert]
    return 0;
}
