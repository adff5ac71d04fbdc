// Zero and minus zero are equal but not the same: their bits and their inverses differ.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <math.h>
#include <string.h>

extern float __VERIFIER_nondet_float(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    float a = __VERIFIER_nondet_float(), b = __VERIFIER_nondet_float();
    __VERIFIER_assume(a == b);
#ifndef BUG
    __VERIFIER_assume(a != 0);
#endif
    assert(memcmp(&a, &b, sizeof a) == 0); //~ ERROR: [assert]
    return 0;
}
