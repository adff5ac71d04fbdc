// A triangle of numbers in one array: the row n starts at n (n + 1) / 2, and one row more needs more room.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

#define ROWS 4

int main(void)
{
    int triangle[ROWS * (ROWS + 1) / 2];
    for (int i = 0; i < ROWS * (ROWS + 1) / 2; i++)
        triangle[i] = i;
    unsigned row = __VERIFIER_nondet_uint(), column = __VERIFIER_nondet_uint();
#ifdef BUG
    __VERIFIER_assume(row <= ROWS && column <= row);
#else
    __VERIFIER_assume(row < ROWS && column <= row);
#endif
    int value = triangle[row * (row + 1) / 2 + column]; //~ ERROR: [bounds]
    assert(value >= (int)row);
    return 0;
}
