// OverFlows: a process stands before an access outside a live object: beyond its end, before its start, through null, or after its
// death. It is not about numbers that overflow.
// RUN: heddle query -DINDEX=3 %s "E<>(OverFlows)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query -DINDEX=4 %s "E<>(OverFlows)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query -DINDEX=-1 %s "E<>(OverFlows)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query -DINDEX=0 -DTHROUGH_NULL %s "E<>(OverFlows)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query -DINDEX=0 -DFREED %s "E<>(OverFlows)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query -DINDEX=0 -DNUMBER %s "E<>(OverFlows)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query -DINDEX=4 %s "E<>([0.after])"
// EXIT: 0
// STDOUT: not satisfied

#include <limits.h>
#include <stdlib.h>

static void after(void) {}

int main(void)
{
    int *numbers = malloc(4 * sizeof(int));
    int *used = numbers;
#ifdef THROUGH_NULL
    used = NULL;
#endif
#ifdef FREED
    free(numbers);
#endif
    used[INDEX] = 1;
    after();
#ifdef NUMBER
    int largest = INT_MAX;
    largest++;
#endif
#ifndef FREED
    free(numbers);
#endif
    return 0;
}
