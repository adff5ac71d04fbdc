// lamport: Lamport's fast mutual exclusion for two processes. FAULTY does not look at the second gate.
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,deadlock,race %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static _Atomic int x, y;
static _Atomic int wants[3];
static _Atomic int inside;

static void enter(int me, int other)
{
    for (;;) {
        wants[me] = 1;
        x = me;
        if (y != 0) {
            wants[me] = 0;
            while (y != 0) {
            }
            continue;
        }
        y = me;
#ifdef FAULTY
        return;
#endif
        if (x == me)
            return;
        wants[me] = 0;
        while (wants[other]) {
        }
        if (y == me)
            return;
        while (y != 0) {
        }
    }
}

static void leave(int me)
{
    y = 0;
    wants[me] = 0;
}

static void *process(void *argument)
{
    int me = *(int *)argument;
    enter(me, 3 - me);
    inside = me;
    assert(inside == me); //~ ERROR: [assert]
    leave(me);
    return 0;
}

int main(void)
{
    static int one = 1, two = 2;
    pthread_t a, b;
    pthread_create(&a, 0, process, &one);
    pthread_create(&b, 0, process, &two);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
