// Waiting in a loop for a relaxed flag ends, but orders nothing.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine explore --property race,assert -DORDER=memory_order_acquire %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ORDER
#define ORDER memory_order_relaxed
#endif

static int message;
static atomic_int ready;

static void *sender(void *unused)
{
    message = 42;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, sender, 0);
    while (!atomic_load_explicit(&ready, ORDER)) {
    }
    assert(message == 42); //~ ERROR: [race]
    pthread_join(thread, 0);
    return 0;
}
