// Arithmetic that does not fit wraps where that is not checked, and so does an address.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine prove --property assert %s
// EXIT: 0
// RUN: heddle check --engine prove --property assert -DBAD %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int x = __VERIFIER_nondet_int();
    int next = x + 1;
    assert(next != x && next - x == 1);
    short table[4] = {1, 2, 3, 4};
    assert(*(table + 5 - 4) == 2);
#ifdef BAD
    assert(next > x); //~ ERROR: [assert]
#endif
    return 0;
}
