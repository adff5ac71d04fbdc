// Szymanski's algorithm on atomics. FAULTY goes in without waiting for those with a smaller number.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock -DPROCESSES=2 %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,reach,race %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DFAULTY -DPROCESSES=2 %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef PROCESSES
#define PROCESSES 3
#endif

// Where a process stands: outside, before the waiting room, in it with the door open, at its door, and behind it.
enum place { OUTSIDE, BEFORE, WAITING, AT_DOOR, BEHIND };

static _Atomic enum place places[PROCESSES];
static int inside;

static void critical_section(void)
{
    inside++; assert(inside == 1); inside--; //~ ERROR: /\[assert\]|\[race\]/
}

static _Bool somebody_is(enum place place)
{
    for (int other = 0; other < PROCESSES; other++)
        if (places[other] == place)
            return 1;
    return 0;
}

static void enter(int me)
{
    places[me] = BEFORE;
    for (int other = 0; other < PROCESSES; other++)
        while (places[other] >= AT_DOOR) {
        }
    places[me] = AT_DOOR;
    if (somebody_is(BEFORE)) {
        places[me] = WAITING;
        while (!somebody_is(BEHIND)) {
        }
    }
    places[me] = BEHIND;
#ifndef FAULTY
    for (int other = 0; other < me; other++)
        while (places[other] >= WAITING) {
        }
#endif
}

static void leave(int me)
{
    for (int other = me + 1; other < PROCESSES; other++) {
        enum place place;
        do
            place = places[other];
        while (place == WAITING || place == AT_DOOR);
    }
    places[me] = OUTSIDE;
}

static void *process(void *argument)
{
    int me = *(int *)argument;
    enter(me);
    critical_section();
    leave(me);
    return 0;
}

int main(void)
{
    int numbers[PROCESSES];
    pthread_t threads[PROCESSES];
    for (int i = 0; i < PROCESSES; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], 0, process, &numbers[i]);
    }
    for (int i = 0; i < PROCESSES; i++)
        pthread_join(threads[i], 0);
    return 0;
}
