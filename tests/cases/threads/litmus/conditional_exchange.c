// Store buffering with an exchange elsewhere in between, which is a barrier, but only where it is made.
// RUN: heddle check --engine bmc --property assert --memory-model tso -DANY %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --property assert --memory-model sc -DANY %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern _Bool __VERIFIER_nondet_bool(void);

static atomic_int x, y, elsewhere;
static int seen[2];
static _Bool exchanged;

static void *first(void *unused)
{
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    if (exchanged)
        atomic_exchange_explicit(&elsewhere, 1, memory_order_relaxed);
    seen[0] = atomic_load_explicit(&y, memory_order_relaxed);
    return 0;
}

static void *second(void *unused)
{
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    atomic_exchange_explicit(&elsewhere, 2, memory_order_relaxed);
    seen[1] = atomic_load_explicit(&x, memory_order_relaxed);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    exchanged = __VERIFIER_nondet_bool();
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
#ifdef ANY
    assert(seen[0] || seen[1]); //~ ERROR: [assert] seen[0] || seen[1]
#else
    assert(seen[0] || seen[1] || !exchanged);
#endif
    return 0;
}
