// A read-modify-write continues the release of the store it builds on, even when it is relaxed, so its reader is ordered after
// the first store. A relaxed store by another thread (OVERWRITE) ends it.
// RUN: heddle check --engine explore --property assert,race %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DOVERWRITE %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int message;
static atomic_int ready;

static void *sender(void *unused)
{
    message = 42;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return 0;
}

static void *middle(void *unused)
{
#ifdef OVERWRITE
    if (atomic_load_explicit(&ready, memory_order_relaxed) == 1)
        atomic_store_explicit(&ready, 2, memory_order_relaxed);
#else
    int one = 1;
    atomic_compare_exchange_strong_explicit(&ready, &one, 2, memory_order_relaxed, memory_order_relaxed);
#endif
    return 0;
}

static void *receiver(void *unused)
{
    if (atomic_load_explicit(&ready, memory_order_acquire) == 2)
        assert(message == 42); //~ ERROR: [race]
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], 0, sender, 0);
    pthread_create(&threads[1], 0, middle, 0);
    pthread_create(&threads[2], 0, receiver, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
