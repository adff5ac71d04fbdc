// The verification condition as SMT-LIB 2: what it is about, a literal for each check, and one assertion that is sat if something can be violated.
// RUN: heddle smt2 --unwind 3 %s
// EXIT: 0
// STDOUT: ; %s, unwound 3 times; written by Heddle
// STDOUT: ; Question: does any execution within the bound violate a check?
// STDOUT: ; sat: some execution does
// STDOUT: ; unsat: none does within the bound
// STDOUT: ; Properties: assert, reach
// STDOUT: ; Allocations succeed.
// STDOUT: ; Checks: 3.
// STDOUT: ;   cut-1: a loop goes round more often: %s:71
// STDOUT: ;   input.
// STDOUT: : an input: %s:66
// STDOUT: (set-logic QF_BV)
// STDOUT: (declare-fun input.
// STDOUT: ; [assert] %s:73:5: sum != 3
// STDOUT: (define-fun check-1 () Bool
// STDOUT: ; [overflow] %s:72
// STDOUT: (define-fun check-
// STDOUT: (assert (or check-1 check-2 check-3))
// STDOUT: (check-sat)
// STDOUT-NOT: get-model
// RUN: heddle smt2 --unwind 3 --models --property assert -o - %s
// EXIT: 0
// STDOUT: ; Properties: assert.
// STDOUT: (set-option :produce-models true)
// STDOUT: (assert check-1)
// STDOUT: (check-sat)
// STDOUT: (get-model)
// STDOUT-NOT: [overflow]
// RUN: heddle smt2 --cuts %s
// EXIT: 0
// STDOUT: ; Question: does any execution go on where the unwinding was cut?
// STDOUT: ; a loop goes round more often: %s:71
// STDOUT: (define-fun cut-1 () Bool
// STDOUT: (assert cut-1)
// STDOUT: (check-sat)
// STDOUT-NOT: check-1
// RUN: heddle smt2 --property null -DSTRAIGHT %s
// EXIT: 0
// STDOUT: ; Nothing was cut: the bound is no limit.
// STDOUT: (assert false)
// RUN: heddle smt2 --unwind 3 -o %t.smt2 %s
// EXIT: 0
// STDOUT-NOT: assert
// RUN: heddle smt2 --unwind 0 %s
// EXIT: 2
// STDERR: --unwind
// RUN: heddle smt2 --property nothing %s
// EXIT: 2
// STDERR: --property
// RUN: heddle smt2 --property leak %s
// EXIT: 0
// STDOUT: ; Properties: leak.
// STDOUT: (assert false)
// RUN: heddle smt2 -o %d/nowhere/formula.smt2 %s
// EXIT: 2
// STDERR: cannot write the formula

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int n = __VERIFIER_nondet_int(), sum = 0;
    n &= 15;
#ifdef STRAIGHT
    return n;
#endif
    for (int i = 0; i < n; i++)
        sum += n + i;
    assert(sum != 3);
    return 0;
}
