// A mutex orders x before y for its users, but a third thread that reads y relaxed may still miss x: two weak locations, no two of whose threads
// use both. Interleavings do not show it.
// RUN: heddle check --engine explore %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check %s
// EXIT: 5
// STDOUT: [weak-atomics]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int done;
static atomic_int x, y;

static void *write_x(void *unused)
{
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    pthread_mutex_lock(&mutex);
    done = 1;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *write_y(void *unused)
{
    pthread_mutex_lock(&mutex);
    int was = done;
    pthread_mutex_unlock(&mutex);
    if (was)
        atomic_store_explicit(&y, 1, memory_order_relaxed);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, write_x, 0);
    pthread_create(&threads[1], 0, write_y, 0);
    if (atomic_load_explicit(&y, memory_order_relaxed))
        assert(atomic_load_explicit(&x, memory_order_relaxed) == 1);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    return 0;
}
