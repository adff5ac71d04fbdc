// A ticket lock: draw a ticket, wait until it is served. FAULTY draws by a load and a store, so that two may draw the same.
// RUN: heddle check --memory-model sc --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --memory-model sc --engine explore --property assert,race -DACQUIRE=memory_order_acquire -DRELEASE=memory_order_release %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DACQUIRE=memory_order_relaxed %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ACQUIRE
#define ACQUIRE memory_order_seq_cst
#endif
#ifndef RELEASE
#define RELEASE memory_order_seq_cst
#endif

static atomic_uint next_ticket, now_serving;
static int inside;

static void critical_section(void)
{
    inside++; assert(inside == 1); inside--; //~ ERROR: /\[assert\]|\[race\]/
}

static void *process(void *unused)
{
    for (int round = 0; round < 2; round++) {
#ifdef FAULTY
        unsigned ticket = atomic_load(&next_ticket);
        atomic_store(&next_ticket, ticket + 1);
#else
        unsigned ticket = atomic_fetch_add_explicit(&next_ticket, 1, memory_order_relaxed);
#endif
        while (atomic_load_explicit(&now_serving, ACQUIRE) != ticket) {
        }
        critical_section();
        unsigned served = atomic_load_explicit(&now_serving, memory_order_relaxed);
        atomic_store_explicit(&now_serving, served + 1, RELEASE);
    }
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, process, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    return 0;
}
