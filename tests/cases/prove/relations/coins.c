// A till with coins of one, five and ten, and change between them. Safe because worth == ones + 5 * fives + 10 * tens: a linear relation of four variables.
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 0
// STDOUT: a loop was cut
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    unsigned ones = 0, fives = 0, tens = 0, worth = 0;
    while (__VERIFIER_nondet_int()) {
        switch (__VERIFIER_nondet_int()) {
        case 1:
            ones++;
            worth++;
            break;
        case 2:
            fives++;
            worth += 5;
            break;
        case 3: // five ones for a five
            if (ones >= 5) {
                ones -= 5;
                fives++;
            }
            break;
        case 4: // two fives for a ten
            if (fives >= 2) {
#ifdef BUG
                fives--;
#else
                fives -= 2;
#endif
                tens++;
            }
            break;
        default:
            break;
        }
        assert(worth == ones + 5 * fives + 10 * tens); //~ ERROR: [assert]
    }
    return 0;
}
