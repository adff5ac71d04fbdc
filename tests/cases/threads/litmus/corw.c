// Coherence of a read and then a write: what a thread reads before it writes cannot be what overwrites its write in the end.
// In any model, as a store does not go before a load of its thread.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define STORE(variable, value) atomic_store_explicit(&(variable), value, memory_order_relaxed)
#define LOAD(variable) atomic_load_explicit(&(variable), memory_order_relaxed)

static atomic_int x;
static int a;

static void *first(void *unused)
{
    a = LOAD(x);
    STORE(x, 1);
    return 0;
}

static void *second(void *unused)
{
    STORE(x, 2);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(!(a == 2 && LOAD(x) == 2));
    return 0;
}
