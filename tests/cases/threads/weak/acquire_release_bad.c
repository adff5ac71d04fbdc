// Store buffering with release, where store buffers show it; and what interleavings show of weak atomics (-DBUG) is a violation like any other.
// RUN: heddle check --engine bmc --memory-model tso -DWEAK=memory_order_release --property assert %s
// EXIT: 10
// RUN: heddle check --engine explore -DWEAK=memory_order_release -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc -DWEAK=memory_order_release -DBUG %s
// EXIT: 10
// RUN: heddle check -DWEAK=memory_order_release -DBUG %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef WEAK
#define WEAK memory_order_seq_cst
#endif

static atomic_int x, y;
static int a, b;

static void *first(void *unused)
{
    atomic_store_explicit(&x, 1, WEAK);
    a = atomic_load(&y);
    return 0;
}

static void *second(void *unused)
{
    atomic_store(&y, 1);
    b = atomic_load(&x);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
#ifndef BUG
    b += a;
#endif
    assert(b > 0); //~ ERROR: [assert]
    return 0;
}
