// What was never written is the same in every iteration of a loop that input decides about.
// RUN: heddle check --engine prove --property assert %s
// EXIT: 0
// RUN: heddle check --engine prove --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int unwritten, first = 0, rounds = 0;
    int n = __VERIFIER_nondet_int();
    for (int i = 0; i < n; i++) {
        if (rounds == 0)
            first = unwritten;
        rounds = 1;
        assert(unwritten == first);
#ifdef BAD
        assert(unwritten < 1000); //~ ERROR: [assert]
#endif
    }
    return 0;
}
