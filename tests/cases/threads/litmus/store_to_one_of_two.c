// Message passing by a pointer that may point to the message or elsewhere. Under PSO the flag may overtake the message, but a second store to the message may not overtake the first.
// RUN: heddle check --engine bmc --property assert --memory-model sc %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --property assert --memory-model pso -DSAME %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern _Bool __VERIFIER_nondet_bool(void);

static atomic_int message, elsewhere, flag;
static atomic_int *place;

static void *writer(void *unused)
{
    atomic_store_explicit(place, 1, memory_order_relaxed);
    atomic_store_explicit(&message, 2, memory_order_relaxed);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return 0;
}

int main(void)
{
    pthread_t thread;
    place = __VERIFIER_nondet_bool() ? &message : &elsewhere;
    pthread_create(&thread, 0, writer, 0);
#ifdef SAME
    int first = atomic_load_explicit(&message, memory_order_relaxed);
    int second = atomic_load_explicit(&message, memory_order_relaxed);
    assert(first <= second);
#else
    int there = atomic_load_explicit(&flag, memory_order_relaxed);
    int read = atomic_load_explicit(&message, memory_order_relaxed);
    assert(!there || read == 2); //~ ERROR: [assert] !there || read == 2
#endif
    pthread_join(thread, 0);
    return 0;
}
