// A traffic light with a timer and a button. Safe because green is always followed by yellow: when the light becomes red, the one before was yellow.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

enum light { RED, GREEN, YELLOW };

int main(void)
{
    enum light now = RED, before = YELLOW;
    int timer = 0;
    while (__VERIFIER_nondet_int()) {
        int button = __VERIFIER_nondet_int();
        enum light next = now;
        timer++;
        if (now == RED && timer >= 4)
            next = GREEN;
        else if (now == GREEN && (timer >= 6 || (button && timer >= 3)))
            next = YELLOW;
        else if (now == YELLOW && timer >= 2)
            next = RED;
#ifdef BUG
        if (now == GREEN && button && timer == 5)
            next = RED;
#endif
        if (next != now) {
            before = now;
            now = next;
            timer = 0;
        }
        assert(now != RED || before == YELLOW); //~ ERROR: [assert]
        assert(timer <= 6);
    }
    return 0;
}
