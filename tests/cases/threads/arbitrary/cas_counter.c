// Two threads add arbitrary numbers to a counter by compare-and-swap. Who fails tries again with what it saw. The other
// thread can get in its way once, so two rounds are enough.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);

static atomic_uint counter;

static void *add(void *amount)
{
    unsigned seen = counter;
    while (!atomic_compare_exchange_strong(&counter, &seen, seen + *(unsigned *)amount))
        ;
    return 0;
}

int main(void)
{
    pthread_t one, two;
    unsigned start = __VERIFIER_nondet_uint(), first = __VERIFIER_nondet_uint(), second = __VERIFIER_nondet_uint();
    counter = start;
    pthread_create(&one, 0, add, &first);
    pthread_create(&two, 0, add, &second);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(counter == start + first + second);
    return 0;
}
