// Fields of one variable are locations of their own, and so may the elements of an array be: one contended field is fine, two are not, and what is chosen
// by an index counts as several. A fence for signal handlers makes nothing stronger.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DTWO %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check --engine explore -DTWO -DFENCE %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check --engine explore -DINDEX %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check --engine explore -DTWO --memory-model sc %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static struct {
    atomic_int head, tail;
} queue;
static atomic_int slots[2];

static void *produce(void *unused)
{
    (void)unused;
#ifdef INDEX
    for (int i = 0; i < 2; i++)
        atomic_store_explicit(&slots[i], 1, memory_order_relaxed);
#endif
#ifdef TWO
    atomic_store_explicit(&queue.head, 1, memory_order_relaxed);
#endif
#ifdef FENCE
    atomic_signal_fence(memory_order_seq_cst);
#endif
    atomic_store_explicit(&queue.tail, 1, memory_order_relaxed);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, produce, 0);
    int seen = atomic_load_explicit(&queue.tail, memory_order_relaxed);
    int head = atomic_load_explicit(&queue.head, memory_order_relaxed);
    int last = atomic_load_explicit(&slots[1], memory_order_relaxed);
    assert(seen == 0 || seen == 1);
#ifdef TWO
    assert(!seen || head == 1);
#endif
#ifdef INDEX
    assert(!seen || last == 1);
#endif
    pthread_join(thread, 0);
    return 0;
}
