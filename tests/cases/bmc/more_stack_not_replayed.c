// A violation that needs more stack or heap than a replay has is unknown, and no internal error.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 5
// STDOUT: the stack overflows
// RUN: heddle check --engine prove --property assert %s
// EXIT: 5
// STDOUT: the stack overflows
// RUN: heddle check --engine bmc --property assert -DHEAP %s
// EXIT: 5
// STDOUT: needs more memory than there is

#include <assert.h>
#include <stdlib.h>

#ifdef SMALL
#define SIZE 2000
#else
#define SIZE 200000000000
#endif

int main(void)
{
#ifdef HEAP
    char *bytes = malloc(SIZE);
#else
    char bytes[SIZE];
#endif
    bytes[5] = 1;
    assert(bytes[5] == 2);
    return 0;
}
