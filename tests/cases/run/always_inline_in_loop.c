// A function that is always inlined is a call: each has parameters and locals of its own.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine prove %s
// EXIT: 0
// RUN: heddle run %s
// EXIT: 0

#include <assert.h>

static inline __attribute__((always_inline)) int sum(int n)
{
    int total = 0;
    for (int i = 0; i < 2; i++)
        total += n;
    return total;
}

int main(void)
{
    for (int k = 0; k < 2; k++)
        assert(sum(k) == 2 * k);
    return 0;
}
