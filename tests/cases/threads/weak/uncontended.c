// Weak atomics that only one thread accesses while there are others, or that nobody writes then, show nothing: a counter of the only thread
// besides main, what is set before threads start, a spin lock beside them. COUNTERS has several threads count, and lock: each addition goes on with
// the last one, and so does each exchange of the lock.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check %s
// EXIT: 0
// RUN: heddle check --engine explore -DCOUNTERS %s
// EXIT: 0
// STDOUT-NOT: weak-atomics

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int limit, own, lock;
static int shared;

static void *work(void *unused)
{
    atomic_fetch_add_explicit(&own, atomic_load_explicit(&limit, memory_order_relaxed), memory_order_relaxed);
    while (atomic_exchange_explicit(&lock, 1, memory_order_acquire))
        ;
    shared++;
    atomic_store_explicit(&lock, 0, memory_order_release);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    atomic_store_explicit(&limit, 2, memory_order_relaxed);
    pthread_create(&threads[0], 0, work, 0);
#ifdef COUNTERS
    pthread_create(&threads[1], 0, work, 0);
    pthread_join(threads[1], 0);
#endif
    while (atomic_exchange_explicit(&lock, 1, memory_order_acquire))
        ;
    shared++;
    atomic_store_explicit(&lock, 0, memory_order_release);
    pthread_join(threads[0], 0);
    assert(shared >= 2);
    return 0;
}
