// A machine for coffee at 15 cents takes arbitrary coins of 5 and 10: what was put in is what was sold, given back or still inside.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

enum { COFFEE = 15 };

int main(void)
{
    int credit = 0, inserted = 0, sold = 0, returned = 0;
    for (int step = 0; step < 5; step++) {
        unsigned char action = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(action < 4);
        switch (action) {
        case 0:
            credit += 5;
            inserted += 5;
            break;
        case 1:
            credit += 10;
            inserted += 10;
            break;
        case 2:
            if (credit >= COFFEE) {
                sold += COFFEE;
#ifdef BUG
                credit = 0;
#else
                credit -= COFFEE;
#endif
            }
            break;
        default:
            returned += credit;
            credit = 0;
        }
        assert(credit >= 0);
        assert(inserted == sold + returned + credit); //~ ERROR: [assert]
    }
    return 0;
}
