// A query does not stop at an error: a division by zero and an illegal load give any value, overflow wraps around, an illegal store
// ends the run.
// RUN: heddle query -DDIVISION %s "E<>([0.after])"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query -DDIVISION %s "E<>(@0.main.result == 100)"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query -DLOAD %s "E<>([0.after])"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query -DOVERFLOW %s "E<>([0.after])"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query -DUNWRITTEN %s "E<>([0.after])"
// EXIT: 0
// STDOUT: : satisfied
// STDOUT-NOT: [fixed-contents]
// RUN: heddle query -DSTORE %s "E<>([0.after])"
// EXIT: 0
// STDOUT: not satisfied

#include <limits.h>

static void after(void) {}

int main(void)
{
    unsigned char numbers[2] = {0, 0}, result = 0;
    volatile int zero = 0, large = INT_MAX, two = 2;
#ifdef DIVISION
    result = 1 / zero;
#endif
#ifdef LOAD
    result = numbers[two];
#endif
#ifdef OVERFLOW
    if (large + 1 > 0)
        return 0;
#endif
#ifdef UNWRITTEN
    int unwritten;
    if (unwritten)
        result = 1;
#endif
#ifdef STORE
    numbers[two] = 1;
#endif
    after();
    return result == numbers[0];
}
