// Two threads return an arbitrary number as their result. Main gets each from the join of its thread.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdint.h>

extern unsigned __VERIFIER_nondet_uint(void);

static void *add_one(void *number)
{
    return (void *)((uintptr_t)number + 1);
}

int main(void)
{
    pthread_t one, two;
    void *first, *second;
    uintptr_t a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
    pthread_create(&one, 0, add_one, (void *)a);
    pthread_create(&two, 0, add_one, (void *)b);
    pthread_join(one, &first);
    pthread_join(two, &second);
    assert((uintptr_t)first == a + 1 && (uintptr_t)second == b + 1);
    return 0;
}
