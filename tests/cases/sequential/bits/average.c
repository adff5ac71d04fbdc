// The mean of two numbers without a wider type, rounded down; adding first overflows.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static int average(int a, int b)
{
#ifdef BUG
    return (a + b) >> 1; //~ ERROR: [overflow]
#else
    return (a & b) + ((a ^ b) >> 1);
#endif
}

int main(void)
{
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    long long sum = (long long)a + b;
    assert(average(a, b) == (int)(sum >> 1));
    return 0;
}
