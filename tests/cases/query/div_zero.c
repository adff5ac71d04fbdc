// DivZero: a process stands before a division whose divisor is zero. The run goes on after it.
// RUN: heddle query %s "E<>(DivZero)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query -DSMALLEST=1 %s "E<>(DivZero)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query -DREMAINDER %s "E<>(DivZero)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>([0.after])"
// EXIT: 0
// STDOUT-NOT: not satisfied

#include <heddle.h>

#ifndef SMALLEST
#define SMALLEST 0
#endif

static void after(void) {}

int main(void)
{
    int divisor = SMALLEST + (int)heddle_choose(3);
#ifdef REMAINDER
    int result = 7 % divisor;
#else
    int result = 7 / divisor;
#endif
    if (divisor == 0)
        after();
    return result == 1000;
}
