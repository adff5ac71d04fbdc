// Peterson's mutual exclusion, where a thread that would have to wait goes away instead and nobody leaves: not both enter.
// From TSO on the store of the wish can wait in the buffer while the thread looks for the other's. One of the FENCES, before
// looking, is right for TSO. Under PSO the wish may also be overtaken by the turn, which lets the other in first; that takes
// a second of the FENCES.
// RUN: heddle check --memory-model sc --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --property assert --memory-model pso %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --memory-model sc --engine explore --property assert -DFENCES=1 %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc -DFENCES=1 %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso -DFENCES=1 %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso -DFENCES=1 %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --memory-model sc --engine explore --property assert -DFENCES=2 %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc -DFENCES=2 %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso -DFENCES=2 %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso -DFENCES=2 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define STORE(variable, value) atomic_store_explicit(&(variable), value, memory_order_relaxed)
#define LOAD(variable) atomic_load_explicit(&(variable), memory_order_relaxed)

#ifndef FENCES
#define FENCES 0
#endif
#define FENCE(number) (FENCES >= (number) ? atomic_thread_fence(memory_order_seq_cst) : (void)0)

static atomic_int wants[2], turn;
static int entered[2];

static void *try_to_enter(void *argument)
{
    int me = argument != 0, other = !me;
    STORE(wants[me], 1);
    FENCE(2);
    STORE(turn, other);
    FENCE(1);
    if (!(LOAD(wants[other]) && LOAD(turn) == other))
        entered[me] = 1;
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, try_to_enter, 0);
    pthread_create(&threads[1], 0, try_to_enter, &turn);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(!(entered[0] && entered[1])); //~ ERROR: [assert]
    return 0;
}
