// What the program lets reach_error do does not matter: calling it is the violation.
// RUN: heddle check --property-file %d/inputs/unreach-call.prp -DBUG %s
// EXIT: 10
// STDOUT: false(unreach-call)
// RUN: heddle check --property-file %d/inputs/unreach-call.prp --engine bmc -DBUG %s
// EXIT: 10
// STDOUT: false(unreach-call)
// RUN: heddle check --property-file %d/inputs/unreach-call.prp --engine prove -DBUG -DEMPTY %s
// EXIT: 10
// STDOUT: false(unreach-call)
// RUN: heddle check --property-file %d/inputs/unreach-call.prp %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
extern int __VERIFIER_nondet_int(void);
extern void abort(void);

#ifdef EMPTY
static void reach_error(void) {}
#else
void reach_error(void) { abort(); }
#endif

int main(void) {
    int x = __VERIFIER_nondet_int();
    int twice = x > 1000 || x < -1000 ? 0 : 2 * x;
#ifdef BUG
    if (twice == 246)
        reach_error(); //~ ERROR: [reach] reach_error
#else
    if (twice == 247)
        reach_error();
#endif
    return 0;
}
