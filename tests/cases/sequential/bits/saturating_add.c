// Addition that stops at the ends of the type. Looking at the sum afterwards is too late: it has overflowed already.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <limits.h>

extern int __VERIFIER_nondet_int(void);

static int saturating_add(int a, int b)
{
#ifdef BUG
    int sum = a + b; //~ ERROR: [overflow]
    if (a > 0 && b > 0 && sum < 0)
        return INT_MAX;
    if (a < 0 && b < 0 && sum >= 0)
        return INT_MIN;
    return sum;
#else
    if (b > 0 && a > INT_MAX - b)
        return INT_MAX;
    if (b < 0 && a < INT_MIN - b)
        return INT_MIN;
    return a + b;
#endif
}

int main(void)
{
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    long long exact = (long long)a + b;
    int sum = saturating_add(a, b);
    if (exact > INT_MAX)
        assert(sum == INT_MAX);
    else if (exact < INT_MIN)
        assert(sum == INT_MIN);
    else
        assert(sum == exact);
    return 0;
}
