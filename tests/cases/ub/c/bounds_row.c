// An index leaves a row of a matrix, and stays within the matrix (C11 J.2: a[1][7] of int a[4][5]).
// RUN: heddle check --engine explore --property bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property bounds %s
// EXIT: 10
// RUN: heddle check %s
// EXIT: 10
// RUN: heddle run %s
// EXIT: 10

static int matrix[4][5];

int main(void)
{
    volatile int column = 7;
    return matrix[1][column]; //~ ERROR: [bounds] index outside of the array
}
