// The average of two numbers: the sum may be too great, which is found, with the numbers; the careful way is right.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// RUN: heddle check --engine bmc -DCAREFUL %s
// EXIT: 0

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int low = __VERIFIER_nondet_int(), high = __VERIFIER_nondet_int();
    __VERIFIER_assume(0 <= low && low <= high);
#ifdef CAREFUL
    int middle = low + (high - low) / 2;
#else
    int middle = (low + high) / 2; //~ ERROR: [overflow]
#endif
    assert(low <= middle && middle <= high);
    return 0;
}
