// A handler may run between any two steps of its thread, from its registration on, also in a program of one thread.
// RUN: heddle query --reduction none %s "E<>(@0.main.seen == 1)"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query --reduction por %s "E<>(@0.main.seen == 1)"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query --reduction none %s "E<>(@0.tick.by == 1 && seen_by_all == 2)"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query --reduction por %s "E<>(@0.tick.by == 1 && seen_by_all == 2)"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query %s "E<>(ticks == 3)"
// EXIT: 0
// STDOUT: not satisfied

#include <heddle.h>

int ticks, seen_by_all;

static void tick(int by)
{
    if (ticks < 2)
        ticks += by;
}

int main(void)
{
    heddle_interrupt(0, tick, 1, 1.0);
    int seen = ticks;
    seen_by_all = seen;
    heddle_interrupt(0, tick, 1, 0.0);
    return 0;
}
