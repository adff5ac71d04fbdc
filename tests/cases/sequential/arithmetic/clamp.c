// Adding a step to a value and clamping the sum: the clamp comes too late for an int.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <limits.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int add_clamped(int value, int step, int limit)
{
#ifdef BUG
    int sum = value + step; //~ ERROR: [overflow]
    return sum > limit ? limit : sum;
#else
    return value > limit - step ? limit : value + step;
#endif
}

int main(void)
{
    int value = __VERIFIER_nondet_int(), step = __VERIFIER_nondet_int(), limit = __VERIFIER_nondet_int();
    __VERIFIER_assume(0 <= value && value <= limit && step >= 0);
    int result = add_clamped(value, step, limit);
    assert(result >= value && result <= limit);
    return 0;
}
