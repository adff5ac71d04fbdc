// What is not known says why in the last line; termination is nothing that Heddle checks.
// RUN: heddle check --property-file %d/inputs/termination.prp %s
// EXIT: 5
// STDOUT: unknown (termination is asked for, which Heddle does not check)
// RUN: heddle check --property-file %d/inputs/unreach-call.prp --engine bmc --unwind 2 %s
// EXIT: 5
// STDOUT: unknown (no violation up to the bound: a loop was cut (%s:14:12))
// RUN: heddle check --property-file %d/inputs/unreach-call.prp --engine bmc --unwind 2 --format json %s
// EXIT: 5
// STDOUT: "specification": "CHECK( init(main()), LTL(G ! call(reach_error())) )"
// STDOUT-NOT: unknown (
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    while (__VERIFIER_nondet_uint() != 3)
        ;
    return 0;
}
