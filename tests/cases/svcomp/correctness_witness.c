// Every engine writes a witness of correctness; one that has not proved anything about loops writes one without invariants.
// RUN: heddle check --property-file %d/inputs/unreach-call.prp --engine explore --witness %t.yml %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
// RUN: heddle check --property-file %d/inputs/unreach-call.prp --validate %t.yml %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
// RUN: heddle check --property-file %d/inputs/unreach-call.prp --engine bmc --witness %t.yml %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
// RUN: heddle check --property-file %d/inputs/unreach-call.prp --validate %t.yml %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
// RUN: heddle check --property-file %d/inputs/unreach-call.prp --witness %t.yml %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
// RUN: heddle check --validate %t.yml %s
// EXIT: 0
// STDOUT: holds
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);

int main(void) {
    unsigned char n = __VERIFIER_nondet_uchar(), sum = 0;
    for (unsigned char i = 0; i < n && i < 4; i++)
        sum += 2;
    if (sum > 8)
        reach_error();
    return 0;
}
