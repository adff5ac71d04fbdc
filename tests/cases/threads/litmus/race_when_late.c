// A race that only an execution shows in which both stores are late: the plain variable is accessed when both have read 0.
// RUN: heddle check --engine bmc --property race --memory-model tso %s
// EXIT: 10
// STDOUT: violated: [race]
// RUN: heddle check --engine bmc --property race --memory-model pso %s
// EXIT: 10
// STDOUT: violated: [race]
// RUN: heddle check --engine bmc --property assert,deadlock --memory-model tso %s
// EXIT: 0

#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int plain;

static void touch(int value)
{
    plain = value; //~ ERROR: [race] data race: two threads access the same memory, unordered
}

static void *first(void *unused)
{
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    if (!atomic_load_explicit(&y, memory_order_relaxed))
        touch(1);
    return 0;
}

static void *second(void *unused)
{
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    if (!atomic_load_explicit(&x, memory_order_relaxed))
        touch(2);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    return 0;
}
