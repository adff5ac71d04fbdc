// A lift in a house of ten floors. Safe because it moves only with its door shut, and stops at both ends: moving != 0 implies !open, and 0 <= floor <= 9.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define TOP 9

int main(void)
{
    int floor = 0, moving = 0, open = 0;
    while (__VERIFIER_nondet_int()) {
        int command = __VERIFIER_nondet_int();
        if (moving) {
            assert(!open); //~ ERROR: [assert]
            floor += moving;
            if (floor == 0 || floor == TOP || command == 0)
                moving = 0;
#ifdef BUG
            if (command == 1 && floor == 5)
                open = 1;
#endif
        } else if (open) {
            if (command == 2)
                open = 0;
        } else if (command == 1) {
            open = 1;
        } else if (command == 3 && floor < TOP) {
            moving = 1;
        } else if (command == 4 && floor > 0) {
            moving = -1;
        }
        assert(0 <= floor && floor <= TOP);
    }
    return 0;
}
