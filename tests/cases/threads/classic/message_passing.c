// A message is written and then announced by a flag. With release and acquire (or seq_cst) the reader of the flag may read
// the message. With a relaxed flag on either side it reads the right message in every interleaving, but the accesses
// are not ordered: a race.
// RUN: heddle check --engine explore --property assert,race %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,race -DSTORE=memory_order_release -DLOAD=memory_order_acquire %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DSTORE=memory_order_relaxed -DLOAD=memory_order_acquire %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DSTORE=memory_order_release -DLOAD=memory_order_relaxed %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DSTORE=memory_order_relaxed -DLOAD=memory_order_relaxed %s
// EXIT: 10
// RUN: heddle check --memory-model sc --engine explore --property assert -DSTORE=memory_order_relaxed -DLOAD=memory_order_relaxed %s
// EXIT: 0
// RUN: heddle check --engine explore --reduction none --property race -DSTORE=memory_order_relaxed -DLOAD=memory_order_relaxed %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction internal --property race -DSTORE=memory_order_relaxed -DLOAD=memory_order_relaxed %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction simultaneous --property race -DSTORE=memory_order_relaxed -DLOAD=memory_order_relaxed %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef STORE
#define STORE memory_order_seq_cst
#define LOAD memory_order_seq_cst
#endif

static int message;
static atomic_int ready;

static void *sender(void *unused)
{
    message = 42;
    atomic_store_explicit(&ready, 1, STORE);
    return 0;
}

static void *receiver(void *unused)
{
    if (atomic_load_explicit(&ready, LOAD))
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
