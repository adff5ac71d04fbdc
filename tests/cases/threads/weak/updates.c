// Two counters that are only added to are robust however weak: each addition goes on with the last one. A plain store among them may be put before an addition
// that its thread has seen the effect of (STORE), and a compare-exchange may read an old value and fail (COMPARE).
// RUN: heddle check %s
// EXIT: 0
// STDOUT-NOT: weak-atomics
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check -DSTORE %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check -DCOMPARE %s
// EXIT: 5
// STDOUT: [weak-atomics]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *first(void *unused)
{
#ifdef STORE
    atomic_store_explicit(&x, 5, memory_order_relaxed);
#else
    atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
#endif
    atomic_fetch_add_explicit(&y, 1, memory_order_relaxed);
    return 0;
}

static void *second(void *unused)
{
    int seen = atomic_fetch_add_explicit(&y, 1, memory_order_relaxed);
#ifdef COMPARE
    int old = 1;
    _Bool done = atomic_compare_exchange_strong_explicit(&x, &old, 2, memory_order_relaxed, memory_order_relaxed);
    assert(!seen || done);
#else
    int old = atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
    assert(!seen || old > 0);
#endif
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    return 0;
}
