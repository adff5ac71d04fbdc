// A variable that is set on all ways but one, and then decides something.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int x = __VERIFIER_nondet_int(), sign;
    if (x > 0)
        sign = 1;
    else if (x < 0)
        sign = -1;
#ifndef BUG
    else
        sign = 0;
#endif
    if (sign > 0) //~ ERROR: [uninit]
        assert(x > 0);
    return 0;
}
