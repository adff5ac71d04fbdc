// A stopped thread does not move until it is resumed. If nobody does that, whoever waits for it waits for ever (FORGOTTEN).
// RUN: heddle check --engine explore --property assert,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property deadlock -DFORGOTTEN %s
// EXIT: 10

#include <assert.h>
#include <heddle.h>

static _Atomic int steps;

static void work(void *unused)
{
    steps++;
    steps++;
}

int main(void)
{
    int thread = heddle_spawn(work, 0);
    heddle_stop(thread);
    int before = steps;
    int after = steps;
    assert(before == after);
#ifndef FORGOTTEN
    heddle_resume(thread);
#endif
    heddle_join(thread); //~ ERROR: [deadlock]
    assert(steps == 2);
    return 0;
}
