// Memory that is asked for may not be there, if one wants to know.
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 0
// RUN: heddle check --engine bmc --malloc-may-fail %s
// EXIT: 0
// RUN: heddle check --engine bmc --malloc-may-fail -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int x = __VERIFIER_nondet_int();
    int *p = malloc(sizeof *p);
#ifndef BUG
    if (!p)
        return 0;
#endif
    *p = x; //~ ERROR: [null]
    assert(*p == x);
    free(p);
    return 0;
}
