// Two lights at a crossing are never green at once, whatever the buttons and timers do.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

enum colour { RED, GREEN, YELLOW };

int main(void)
{
    enum colour north = RED, east = GREEN;
    int wait = 0;
    for (int step = 0; step < 7; step++) {
        _Bool button = __VERIFIER_nondet_bool();
        if (wait > 0) {
            wait--;
        } else if (east == GREEN) {
            if (button)
                east = YELLOW;
        } else if (east == YELLOW) {
            east = RED;
#ifdef BUG
            wait = 1;
#else
            wait = 0;
#endif
            if (button)
                north = GREEN;
        } else if (north == GREEN) {
            north = YELLOW;
        } else {
            north = RED;
            east = GREEN;
        }
#ifdef BUG
        if (wait > 0 && north == GREEN && button)
            east = GREEN;
#endif
        assert(!(north == GREEN && east == GREEN)); //~ ERROR: [assert]
        assert(north == RED || east == RED);
    }
    return 0;
}
