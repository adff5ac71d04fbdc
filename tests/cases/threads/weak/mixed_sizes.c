// Atomic accesses of different sizes to the same bytes: no memory model says what they do, so nothing holds, even where all of one size would be robust.
// RUN: heddle check %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check --engine explore --property assert %s
// EXIT: 5
// STDOUT: [weak-atomics]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static union {
    _Atomic unsigned whole;
    _Atomic unsigned short halves[2];
} word;

static void *first(void *unused)
{
    atomic_store_explicit(&word.halves[0], 1, memory_order_release);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, first, 0);
    atomic_store_explicit(&word.halves[1], 1, memory_order_release);
    unsigned seen = atomic_load_explicit(&word.whole, memory_order_acquire);
    assert(seen == 0x10000 || seen == 0x10001);
    pthread_join(thread, 0);
    return 0;
}
