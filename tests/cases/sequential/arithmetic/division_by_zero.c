// The mean of a list that may be empty after its outliers are left out.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern signed char __VERIFIER_nondet_schar(void);

#define N 3

int main(void)
{
    int sum = 0, count = 0;
    for (int i = 0; i < N; i++) {
        int x = __VERIFIER_nondet_schar();
        if (x >= -100 && x <= 100) {
            sum += x;
            count++;
        }
    }
#ifndef BUG
    if (count == 0)
        return 0;
#endif
    int mean = sum / count; //~ ERROR: [div-zero]
    assert(mean >= -100 && mean <= 100);
    return 0;
}
