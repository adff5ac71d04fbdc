// A program that holds because it never gets to its assertions says so.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// STDOUT: warning: no execution reaches the assertion at %s:21:9
// STDOUT: warning: no execution reaches the assertion at %s:26:9
// STDOUT-NOT: %s:29
// STDOUT-NOT: %s:33

#include "heddle.h"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turns;

static void *worker(void *unused)
{
    int turn = atomic_fetch_add(&turns, 1);
    if (turn > 1)
        /* There are two threads only. */
        assert(turn == 0);
    if (turn == 7) {
        int twice = turn + turn;
        if (twice > 3)
            turn = twice;
        heddle_assert(twice == 14, "two times seven");
    }
    int same = turn;
    assert(same == turn);
    int next = same + 1;
    if (next == 1)
        next++;
    heddle_assert(next > 1, "nobody is before the first");
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, worker, 0);
    pthread_create(&two, 0, worker, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
