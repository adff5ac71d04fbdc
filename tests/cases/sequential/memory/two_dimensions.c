// Rows of a table on the heap, each with a block of its own; columns and rows are easily mistaken for each other.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

#define ROWS 2
#define COLUMNS 3

int main(void)
{
    int **table = malloc(ROWS * sizeof *table);
    for (int i = 0; i < ROWS; i++)
        table[i] = calloc(COLUMNS, sizeof **table);
    unsigned row = __VERIFIER_nondet_uint(), column = __VERIFIER_nondet_uint();
    __VERIFIER_assume(row < ROWS && column < COLUMNS);
#ifdef BUG
    table[column][row] = 7; //~ ERROR: [bounds]
#else
    table[row][column] = 7;
#endif
    int sum = 0;
    for (int i = 0; i < ROWS; i++) {
        for (int j = 0; j < COLUMNS; j++)
            sum += table[i][j];
        free(table[i]);
    }
    assert(sum == 7);
    free(table);
    return 0;
}
