// Whatever a solver does, there is an answer that says what happened.
// RUN: heddle check --engine bmc --solver %d/inputs/dies %s
// EXIT: 5
// STDOUT: %d/inputs/dies ended (exit status: 3)
// RUN: heddle check --engine bmc --solver %d/inputs/babbles %s
// EXIT: 5
// STDOUT: says `perhaps, perhaps not` instead of sat or unsat
// RUN: heddle check --engine bmc --solver %d/inputs/hangs --timeout 1 %s
// EXIT: 5
// STDOUT: /found no answer within|there was no time left|the time given was used up/
// RUN: heddle check --engine bmc --solver %d/inputs/says_unknown %s
// EXIT: 5
// STDOUT: gave up
// RUN: heddle check --engine bmc --solver %d/inputs/says_sat %s
// EXIT: 5
// STDOUT: gives values that do not make the assertions true
// RUN: heddle check --engine bmc --solver no-such-solver %s
// EXIT: 2
// STDERR: --solver: there is no program `no-such-solver`

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int x = __VERIFIER_nondet_int();
    assert(x != 12345);
    return 0;
}
