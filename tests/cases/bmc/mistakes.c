// What this engine cannot be asked is refused before any work.
// RUN: heddle query --engine bmc %s "Pr[<=5](<> DivZero)"
// EXIT: 2
// STDERR: answers only E<> and A[]
// RUN: heddle query --engine bmc --solver no-such-solver %s "E<>(DivZero)"
// EXIT: 2
// STDERR: no-such-solver
// RUN: heddle check --engine bmc --unwind 0 %s
// EXIT: 2
// STDERR: --unwind
// RUN: heddle check --engine bmc --solver no-such-solver %s
// EXIT: 2
// STDERR: no-such-solver
// RUN: heddle check --engine bmc --cross-check=bitwuzla %s
// EXIT: 2
// STDERR: name another
// RUN: heddle check --engine bmc --cross-check=no-such-solver %s
// EXIT: 2
// STDERR: no-such-solver
// RUN: heddle check --engine explore --cross-check %s
// EXIT: 2
// STDERR: only --engine bmc and --engine prove ask solvers
// RUN: heddle check --memory-model tso %s
// EXIT: 2
// STDERR: --memory-model tso: only --engine bmc knows it
// RUN: heddle check --engine explore --encoding scheduler %s
// EXIT: 2
// STDERR: --encoding: only --engine bmc makes formulas
// RUN: heddle check --engine bmc --encoding scheduler --memory-model pso %s
// EXIT: 2
// STDERR: --memory-model pso: only --encoding partial-order knows it
// RUN: heddle check --engine bmc --context-bound 2 %s
// EXIT: 2
// STDERR: --context-bound: only --encoding scheduler counts context switches
// RUN: heddle check --engine bmc --steps 5 %s
// EXIT: 2
// STDERR: --steps: only --encoding scheduler counts steps
// RUN: heddle check --engine bmc --memory-model arm %s
// EXIT: 2
// STDERR: arm
// RUN: heddle smt2 --encoding scheduler --memory-model tso %s
// EXIT: 2
// STDERR: only --encoding partial-order knows it
// RUN: heddle check --emit-test %d/nowhere/test.c %s
// EXIT: 2
// STDERR: cannot write the test
// RUN: heddle check --emit-test %t.c --input rand=1..6 %s
// EXIT: 2
// STDERR: cannot be used with

int main(void)
{
    return 0;
}
