// Message passing with a fence between the two loads only: PSO swaps the stores, so that a fence at the reader does not
// help.
// RUN: heddle check --memory-model sc --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define STORE(variable, value) atomic_store_explicit(&(variable), value, memory_order_relaxed)
#define LOAD(variable) atomic_load_explicit(&(variable), memory_order_relaxed)

static atomic_int flag, message;
static int got, seen;

static void *first(void *unused)
{
    STORE(message, 1);
    STORE(flag, 1);
    return 0;
}

static void *second(void *unused)
{
    seen = LOAD(flag);
    atomic_thread_fence(memory_order_seq_cst);
    got = LOAD(message);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(!(seen == 1 && got == 0)); //~ ERROR: [assert]
    return 0;
}
