// A relaxed flag with a release fence before it and an acquire fence after it orders the message. Without the second fence
// (ONE_FENCE) it does not.
// RUN: heddle check --engine explore --property assert,race %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DONE_FENCE %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int message;
static atomic_int ready;

static void *sender(void *unused)
{
    message = 42;
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return 0;
}

static void *receiver(void *unused)
{
    if (!atomic_load_explicit(&ready, memory_order_relaxed))
        return 0;
#ifndef ONE_FENCE
    atomic_thread_fence(memory_order_acquire);
#endif
    assert(message == 42); //~ ERROR: [race]
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, sender, 0);
    pthread_create(&two, 0, receiver, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
