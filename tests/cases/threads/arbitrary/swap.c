// Two threads swap two arbitrary numbers. Each does so in an atomic section, and after two swaps all is as it was.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input heddle_any_int=-1..1 %s
// EXIT: 0

#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right;

static void *swap(void *unused)
{
    heddle_atomic_begin();
    int old = left;
    left = right;
    right = old;
    heddle_atomic_end();
    return 0;
}

int main(void)
{
    pthread_t thread;
    int first = heddle_any_int(), second = heddle_any_int();
    left = first;
    right = second;
    pthread_create(&thread, 0, swap, 0);
    swap(0);
    pthread_join(thread, 0);
    assert(left == first && right == second);
    return 0;
}
