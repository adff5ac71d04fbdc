// Store buffering with fences that an arbitrary number decides about: a fence that is not made orders nothing. Both can read 0 when a store waits, unless both fences are made.
// RUN: heddle check --engine bmc --property assert --memory-model sc -DANY %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso -DANY %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --property assert --memory-model pso -DANY %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --property assert --memory-model tso %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern _Bool __VERIFIER_nondet_bool(void);

static atomic_int x, y;
static int seen[2];
static _Bool fenced[2];

static void *first(void *unused)
{
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    if (fenced[0])
        atomic_thread_fence(memory_order_seq_cst);
    seen[0] = atomic_load_explicit(&y, memory_order_relaxed);
    return 0;
}

static void *second(void *unused)
{
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    if (fenced[1])
        atomic_thread_fence(memory_order_seq_cst);
    seen[1] = atomic_load_explicit(&x, memory_order_relaxed);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    fenced[0] = __VERIFIER_nondet_bool();
    fenced[1] = __VERIFIER_nondet_bool();
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
#ifdef ANY
    assert(seen[0] || seen[1]); //~ ERROR: [assert] seen[0] || seen[1]
#else
    assert(seen[0] || seen[1] || !fenced[0] || !fenced[1]);
#endif
    return 0;
}
