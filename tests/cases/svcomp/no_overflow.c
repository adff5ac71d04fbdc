// Signed arithmetic that does not fit. That reach_error is called is not asked about.
// RUN: heddle check --property-file %d/inputs/no-overflow.prp --engine bmc --witness %t.yml %s
// EXIT: 10
// STDOUT: false(no-overflow)
// RUN: heddle check --validate %t.yml %s
// EXIT: 10
// STDOUT: the witness describes this execution
// RUN: heddle check --property-file %d/inputs/no-overflow.prp --engine bmc -DRIGHT %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
extern int __VERIFIER_nondet_int(void);
extern long long __VERIFIER_nondet_longlong(void);
extern void reach_error(void);

int main(void) {
    int x = __VERIFIER_nondet_int();
    long long y = __VERIFIER_nondet_longlong();
    if (y < -1)
        reach_error();
#ifndef RIGHT
    if (y == 1234567890123456789)
        x = x + 1; //~ ERROR: [overflow]
#endif
    return 0;
}
