// Store buffering of relaxed accesses with seq_cst fences between them is robust. It is not with weaker fences, with one fence, or if the order of the
// fences comes from relaxed accesses of a third thread (CHAIN: RC11 lets the last read be 0).
// RUN: heddle check %s
// EXIT: 0
// STDOUT-NOT: weak-atomics
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check -DFENCE=memory_order_acq_rel %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check -DFENCE=memory_order_acq_rel --engine explore --property assert %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check -DCHAIN %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check -DCHAIN --engine explore --property assert %s
// EXIT: 5
// STDOUT: [weak-atomics]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef FENCE
#define FENCE memory_order_seq_cst
#endif

static atomic_int x, y, z;
static int a, b;

static void *first(void *unused)
{
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    atomic_thread_fence(FENCE);
#ifdef CHAIN
    atomic_store_explicit(&y, 1, memory_order_relaxed);
#else
    a = atomic_load_explicit(&y, memory_order_relaxed);
#endif
    return 0;
}

static void *between(void *unused)
{
    if (atomic_load_explicit(&y, memory_order_relaxed))
        atomic_store_explicit(&z, 1, memory_order_relaxed);
    return 0;
}

static void *second(void *unused)
{
#ifdef CHAIN
    if (atomic_load_explicit(&z, memory_order_relaxed)) {
        atomic_thread_fence(memory_order_seq_cst);
        assert(atomic_load_explicit(&x, memory_order_relaxed) == 1);
    }
#else
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    b = atomic_load_explicit(&x, memory_order_relaxed);
#endif
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
#ifdef CHAIN
    pthread_create(&threads[2], 0, between, 0);
    pthread_join(threads[2], 0);
#endif
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
#ifndef CHAIN
    assert(a + b > 0);
#endif
    return 0;
}
