// Store buffering with an exchange of a third variable, of each thread's own, between the store and the load: it empties the
// buffer as a fence would.
// RUN: heddle check --memory-model sc --engine explore --property assert %s
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

static atomic_int u, v, x, y;
static int a, b;

static void *first(void *unused)
{
    STORE(x, 1);
    atomic_exchange_explicit(&u, 1, memory_order_relaxed);
    a = LOAD(y);
    return 0;
}

static void *second(void *unused)
{
    STORE(y, 1);
    atomic_exchange_explicit(&v, 1, memory_order_relaxed);
    b = LOAD(x);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(!(a == 0 && b == 0));
    return 0;
}
