// The middle of two indices near the end of the type; their sum overflows, as it did in libraries for years.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int middle(int low, int high)
{
#ifdef BUG
    return (low + high) / 2; //~ ERROR: [overflow]
#else
    return low + (high - low) / 2;
#endif
}

int main(void)
{
    int low = __VERIFIER_nondet_int(), high = __VERIFIER_nondet_int();
    __VERIFIER_assume(0 <= low && low < high);
    int m = middle(low, high);
    assert(low <= m && m < high);
    return 0;
}
