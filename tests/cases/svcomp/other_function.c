// A property file may name any function; only its calls count then.
// RUN: heddle check --property-file %d/inputs/other-call.prp --witness %t.yml %s
// EXIT: 10
// STDOUT: false(unreach-call)
// RUN: heddle check --validate %t.yml %s
// EXIT: 10
// STDOUT: note: the witness describes this execution
// RUN: heddle check --property-file %d/inputs/other-call.prp -DWITHOUT %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

struct reason { int code; };

int give_up(const char *why, struct reason *reason) { return reason->code + why[0]; }

int main(void) {
    struct reason reason = {3};
    int x = __VERIFIER_nondet_int();
    if (x == 1)
        reach_error();
#ifndef WITHOUT
    if (x == 2)
        return give_up("two", &reason); //~ ERROR: [reach] give_up
#endif
    return 0;
}
