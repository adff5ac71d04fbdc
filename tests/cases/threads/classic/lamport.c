// Lamport's fast mutual exclusion on atomics for three processes. FAULTY does not wait for the others after it lost at the
// first gate.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock -DPROCESSES=2 -DROUNDS=2 %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,reach,race %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DFAULTY %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef PROCESSES
#define PROCESSES 3
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int first_gate, second_gate, wants[PROCESSES + 1];
static int inside;

static void critical_section(void)
{
    inside++; assert(inside == 1); inside--; //~ ERROR: /\[assert\]|\[race\]/
}

static void await_open_gate(void)
{
    while (second_gate != 0) {
    }
}

static void enter(int me)
{
    for (;;) {
        wants[me] = 1;
        first_gate = me;
        if (second_gate != 0) {
            wants[me] = 0;
            await_open_gate();
            continue;
        }
        second_gate = me;
        if (first_gate == me)
            return;
        wants[me] = 0;
#ifndef FAULTY
        for (int other = 1; other <= PROCESSES; other++)
            while (wants[other]) {
            }
#endif
        if (second_gate == me)
            return;
        await_open_gate();
    }
}

static void *process(void *argument)
{
    int me = *(int *)argument;
    for (int round = 0; round < ROUNDS; round++) {
        enter(me);
        critical_section();
        second_gate = 0;
        wants[me] = 0;
    }
    return 0;
}

int main(void)
{
    int numbers[PROCESSES];
    pthread_t threads[PROCESSES];
    for (int i = 0; i < PROCESSES; i++) {
        numbers[i] = i + 1;
        pthread_create(&threads[i], 0, process, &numbers[i]);
    }
    for (int i = 0; i < PROCESSES; i++)
        pthread_join(threads[i], 0);
    return 0;
}
