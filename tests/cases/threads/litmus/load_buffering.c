// Load buffering: each thread reads one variable and then writes the other. For both to read 1 a store would have to go
// before a load of its own thread, which none of the three models does.
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

static atomic_int x, y;
static int a, b;

static void *first(void *unused)
{
    a = LOAD(x);
    STORE(y, 1);
    return 0;
}

static void *second(void *unused)
{
    b = LOAD(y);
    STORE(x, 1);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(!(a == 1 && b == 1));
    return 0;
}
