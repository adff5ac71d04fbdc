// Everything that is sent is also counted in the log. Safe because sent == logged after every kind of event, wrapped around or not.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    unsigned sent = 0, logged = 0;
    while (__VERIFIER_nondet_int()) {
        switch (__VERIFIER_nondet_int()) {
        case 0: // one
            sent++;
            logged++;
            break;
        case 1: // a pair
            logged += 2;
            sent += 2;
            break;
        case 2: // once more what was sent before
            if (sent > 4) {
                sent++;
#ifndef BUG
                logged++;
#endif
            }
            break;
        default:
            break;
        }
    }
    assert(sent == logged); //~ ERROR: [assert]
    return 0;
}
