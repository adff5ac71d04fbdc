// Peterson's algorithm on atomics, two rounds each. FAULTY=1 gives the turn to itself, FAULTY=2 states its wish too late. With
// relaxed atomics the interleavings still exclude each other, but nothing orders the critical sections, so they race.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY=1 %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DFAULTY=1 %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert -DFAULTY=2 %s
// EXIT: 10
// RUN: heddle check --memory-model sc --engine explore --property assert -DORDER=memory_order_relaxed %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DORDER=memory_order_relaxed %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ORDER
#define ORDER memory_order_seq_cst
#endif
#ifndef FAULTY
#define FAULTY 0
#endif

static atomic_int wants[2], turn;
static int inside;

static int get(atomic_int *variable)
{
    return atomic_load_explicit(variable, ORDER);
}

static void set(atomic_int *variable, int value)
{
    atomic_store_explicit(variable, value, ORDER);
}

static void critical_section(void)
{
    inside++; assert(inside == 1); inside--; //~ ERROR: /\[assert\]|\[race\]/
}

static void *process(void *argument)
{
    int me = *(int *)argument, other = 1 - me;
    for (int round = 0; round < 2; round++) {
        if (FAULTY != 2)
            set(&wants[me], 1);
        set(&turn, FAULTY == 1 ? me : other);
        if (FAULTY == 2)
            set(&wants[me], 1);
        while (get(&wants[other]) && get(&turn) == other) {
        }
        critical_section();
        set(&wants[me], 0);
    }
    return 0;
}

int main(void)
{
    int numbers[2] = {0, 1};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, process, &numbers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    return 0;
}
