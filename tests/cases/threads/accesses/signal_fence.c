// A fence for signal handlers orders nothing between threads: what it seems to publish races. A fence between threads publishes it.
// RUN: heddle check --engine explore --property race -DFENCE=atomic_signal_fence %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DFENCE=atomic_signal_fence --reduction none %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DFENCE=atomic_thread_fence %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DFENCE=atomic_thread_fence --reduction none %s
// EXIT: 0

#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *publishes(void *unused)
{
    data = 1;
    FENCE(memory_order_release);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, publishes, NULL);
    if (atomic_load_explicit(&ready, memory_order_relaxed)) {
        FENCE(memory_order_acquire);
        return data - 1; //~ ERROR: [race]
    }
    return 0;
}
