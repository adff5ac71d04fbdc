// One program, each method; a violation is the same whoever finds it.
// RUN: heddle check --engine prove --method k-induction %s
// EXIT: 0
// STDOUT: proof: k-induction
// RUN: heddle check --engine prove --method predicate %s
// EXIT: 0
// STDOUT: proof: predicate abstraction
// RUN: heddle check --engine prove --cross-check %s
// EXIT: 0
// RUN: heddle check %s
// EXIT: 0
// STDOUT: proof:
// RUN: heddle check --engine prove --method predicate --format json %s
// EXIT: 0
// STDOUT: "proof"
// RUN: heddle check --engine prove --method k-induction -DBUG %s
// EXIT: 10
// RUN: heddle check --engine prove --method predicate -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int open = 0, reads = 0;
    while (__VERIFIER_nondet_int()) {
        switch (__VERIFIER_nondet_int()) {
        case 0:
            open = 1;
            break;
        case 1:
            open = 0;
#ifndef BUG
            reads = 0;
#endif
            break;
        default:
            if (open)
                reads = 1;
            break;
        }
        assert(open || !reads); //~ ERROR: [assert]
    }
    return 0;
}
