// A field of arbitrary walls is filled from a corner; neighbours left of column zero are in no column.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

#define N 2

static _Bool wall[N][N], wet[N][N];

static void fill(int row, int column)
{
#ifdef BUG
    if (row >= N || column >= N || row < 0)
#else
    if (row >= N || column >= N || row < 0 || column < 0)
#endif
        return;
    if (wall[row][column] || wet[row][column]) //~ ERROR: [bounds]
        return;
    wet[row][column] = 1;
    fill(row + 1, column);
    fill(row - 1, column);
    fill(row, column + 1);
    fill(row, column - 1);
}

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            wall[i][j] = __VERIFIER_nondet_bool();
    fill(0, 0);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            assert(!wet[i][j] || (!wall[i][j] && !wall[0][0]));
    if (wet[1][1])
        assert(!wall[0][1] || !wall[1][0]);
    return 0;
}
