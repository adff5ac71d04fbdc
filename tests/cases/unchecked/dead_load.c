// A load from an object that is dead gives anything; that it does is not checked.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine prove --property assert %s
// EXIT: 0
// RUN: heddle check --engine prove --property assert -DBAD %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern _Bool __VERIFIER_nondet_bool(void);

int main(void)
{
    int *p = malloc(sizeof *p);
    *p = 3;
    assert(*p == 3);
    if (__VERIFIER_nondet_bool())
        free(p);
    int value = *p;
#ifdef BAD
    assert(value == 3); //~ ERROR: [assert]
#endif
    return value == 3;
}
