// Store buffering with release and acquire: both threads may read 0, which no interleaving shows. With seq_cst everywhere they cannot,
// and with one order that is weaker they can again.
// RUN: heddle check %s
// EXIT: 0
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check -DWEAK=memory_order_release %s
// EXIT: 5
// STDOUT: unknown: atomics below seq_cst may do what no interleaving shows
// STDOUT: [weak-atomics]
// RUN: heddle check --engine explore -DWEAK=memory_order_release %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check --engine bmc -DWEAK=memory_order_release %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check --engine bmc --bounded-ok --unwind 3 -DWEAK=memory_order_release %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check --memory-model sc -DWEAK=memory_order_release %s
// EXIT: 0
// STDOUT: as --memory-model sc says
// RUN: heddle check --engine bmc --memory-model sc -DWEAK=memory_order_release %s
// EXIT: 0
// STDOUT: as --memory-model sc says

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
    assert(a + b > 0);
    return 0;
}
