// Message passing between two atomic locations is robust with release and acquire, or with fences: then every execution is an interleaving. With a relaxed
// store or load the data may be missed.
// RUN: heddle check %s
// EXIT: 0
// STDOUT-NOT: weak-atomics
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --property assert %s
// EXIT: 0
// RUN: heddle check --property race %s
// EXIT: 0
// RUN: heddle check -DFENCES %s
// EXIT: 0
// RUN: heddle check -DFENCES --engine explore %s
// EXIT: 0
// RUN: heddle check -DRELAXED_STORE %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check -DRELAXED_LOAD %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check -DRELAXED_LOAD --property race %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check -DSIGNAL_FENCES %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check --engine bmc --property assert -DRELAXED_LOAD %s
// EXIT: 5
// STDOUT: [weak-atomics]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int data, flag;

#if defined FENCES
#define RELEASE_FENCE() atomic_thread_fence(memory_order_release)
#define ACQUIRE_FENCE() atomic_thread_fence(memory_order_acquire)
#elif defined SIGNAL_FENCES
#define RELEASE_FENCE() atomic_signal_fence(memory_order_release)
#define ACQUIRE_FENCE() atomic_signal_fence(memory_order_acquire)
#else
#define RELEASE_FENCE()
#define ACQUIRE_FENCE()
#endif

#if defined FENCES || defined SIGNAL_FENCES || defined RELAXED_STORE
#define STORE memory_order_relaxed
#else
#define STORE memory_order_release
#endif

#if defined FENCES || defined SIGNAL_FENCES || defined RELAXED_LOAD
#define LOAD memory_order_relaxed
#else
#define LOAD memory_order_acquire
#endif

static void *sender(void *unused)
{
    atomic_store_explicit(&data, 1, memory_order_relaxed);
    RELEASE_FENCE();
    atomic_store_explicit(&flag, 1, STORE);
    return 0;
}

static void *receiver(void *unused)
{
    if (atomic_load_explicit(&flag, LOAD)) {
        ACQUIRE_FENCE();
        assert(atomic_load_explicit(&data, memory_order_relaxed) == 1);
    }
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, sender, 0);
    pthread_create(&threads[1], 0, receiver, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    return 0;
}
