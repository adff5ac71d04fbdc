// Two solvers that say the contrary: neither is believed, and the question is kept.
// RUN: heddle check --engine bmc --cross-check=%d/inputs/says_unsat %s
// EXIT: 6
// STDOUT: Bitwuzla says sat, %d/inputs/says_unsat says unsat; the question is in
// STDOUT: .smt2
// RUN: heddle check --engine bmc --solver %d/inputs/says_unsat --cross-check %s
// EXIT: 6
// STDOUT: %d/inputs/says_unsat says unsat, Bitwuzla says sat

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int x = __VERIFIER_nondet_int();
    return (x + 1) & 1;
}
