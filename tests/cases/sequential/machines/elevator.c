// A lift that is called to arbitrary floors moves only with its door shut, and stays in the house.
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

#define FLOORS 3

int main(void)
{
    int floor = 0, door_open = 0, called[FLOORS] = {0};
    for (int step = 0; step < 5; step++) {
        unsigned char button = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(button <= FLOORS);
        if (button < FLOORS)
            called[button] = 1;
        int before = floor, was_open = door_open;
        if (called[floor]) {
            door_open = 1;
            called[floor] = 0;
        } else {
            int target = -1;
            for (int i = 0; i < FLOORS; i++)
                if (called[i])
                    target = i;
#ifdef BUG
            if (target < 0)
                door_open = 0;
#else
            if (door_open)
                door_open = 0;
#endif
            else if (target > floor)
                floor++;
            else if (target >= 0)
                floor--;
        }
        assert(floor >= 0 && floor < FLOORS);
        assert(floor == before || !was_open); //~ ERROR: [assert]
    }
    return 0;
}
