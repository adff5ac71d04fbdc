// Every line of a property file is asked for, and nothing else: here overflows and reach_error, and not the failing assertion before, which ends the process, as a store through null does.
// RUN: heddle check --property-file %d/inputs/several.prp -DOVERFLOW %s
// EXIT: 10
// STDOUT: false(no-overflow)
// RUN: heddle check --property-file %d/inputs/several.prp %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
#include <assert.h>
extern _Bool __VERIFIER_nondet_bool(void);
extern void reach_error(void);

int main(void) {
    int *nowhere = 0, large = 2147483647;
    if (__VERIFIER_nondet_bool()) {
        *nowhere = 1;
        reach_error();
    }
    if (__VERIFIER_nondet_bool()) {
        assert(large == 0);
        reach_error();
    }
#ifdef OVERFLOW
    large++; //~ ERROR: [overflow]
#endif
    return 0;
}
