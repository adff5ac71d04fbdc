// A lock with a holder who may be robbed of it after a while. Safe because holders == 1 if the flag is set and 0 otherwise: a flag and a counter go together.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int held = 0, holders = 0, age = 0;
    while (__VERIFIER_nondet_int()) {
        switch (__VERIFIER_nondet_int()) {
        case 0: // acquire
            if (!held) {
                held = 1;
                age = 0;
                holders++;
            }
            break;
        case 1: // release
            if (held) {
                held = 0;
                holders--;
            }
            break;
        default: // time passes
            if (held && ++age == 3) {
                held = 0;
#ifndef BUG
                holders--;
#endif
            }
            break;
        }
        assert(holders <= 1); //~ ERROR: [assert]
        assert(holders >= 0);
    }
    return 0;
}
