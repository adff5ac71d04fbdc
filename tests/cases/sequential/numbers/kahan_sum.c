// Compensated summation gives a small number back that plain summation loses beside a large one.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern float __VERIFIER_nondet_float(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    float x = __VERIFIER_nondet_float();
    __VERIFIER_assume(x >= 0.3f && x <= 0.375f);
    float sum = 16777216.0f, lost = 0;
    for (int i = 0; i < 4; i++) {
#ifdef BUG
        float term = x;
#else
        float term = x - lost;
#endif
        float next = sum + term;
        lost = (next - sum) - term;
        sum = next;
    }
    assert(sum > 16777216.0f); //~ ERROR: [assert]
    return 0;
}
