// A variable that is written on one path only has its old contents on the other.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine prove --property assert %s
// EXIT: 0
// RUN: heddle check --engine prove --property assert -DBAD %s
// EXIT: 10

#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

int main(void)
{
    unsigned x, copy;
    _Bool written = __VERIFIER_nondet_bool();
    if (written)
        x = 7;
    copy = x;
    if (written)
        assert(copy == 7 && x == 7);
    assert(copy == x);
#ifdef BAD
    assert(copy != 12345); //~ ERROR: [assert]
#endif
    return 0;
}
