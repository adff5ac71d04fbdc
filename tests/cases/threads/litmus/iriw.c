// Independent reads of independent writes: two readers cannot disagree about which of two writes came first. A store leaves
// its buffer for everybody at once, and loads stay in order, in all three models.
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
static int a, b, c, d;

static void *first(void *unused)
{
    STORE(x, 1);
    return 0;
}

static void *second(void *unused)
{
    STORE(y, 1);
    return 0;
}

static void *third(void *unused)
{
    a = LOAD(x);
    b = LOAD(y);
    return 0;
}

static void *fourth(void *unused)
{
    c = LOAD(y);
    d = LOAD(x);
    return 0;
}

int main(void)
{
    pthread_t threads[4];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    pthread_create(&threads[2], 0, third, 0);
    pthread_create(&threads[3], 0, fourth, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], 0);
    assert(!(a == 1 && b == 0 && c == 1 && d == 0));
    return 0;
}
