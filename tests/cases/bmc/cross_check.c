// Two solvers are asked everything: they agree, or one of them does not know.
// RUN: heddle check --engine bmc --cross-check %s
// EXIT: 10
// RUN: heddle check --engine bmc --cross-check=z3 --format json -DCAREFUL %s
// EXIT: 0
// STDOUT: "cross_check": "Z3"
// STDOUT: /"cross_checked": [1-9]/
// STDOUT: "cross_unknown": 0
// RUN: heddle check --engine bmc --solver z3 --cross-check --format json -DCAREFUL %s
// EXIT: 0
// STDOUT: "cross_check": "Bitwuzla"
// RUN: heddle check --engine bmc --cross-check=%d/inputs/says_unknown --format json -DCAREFUL %s
// EXIT: 0
// STDOUT: "cross_checked": 0
// STDOUT: /"cross_unknown": [1-9]/
// RUN: heddle check --engine bmc --cross-check=%d/inputs/dies --format json -DCAREFUL %s
// EXIT: 0
// STDOUT: /"cross_unknown": [1-9]/

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int x = __VERIFIER_nondet_int();
#ifdef CAREFUL
    x &= 0xFF;
#endif
    return (x + 1) & 1; //~ ERROR: [overflow]
}
