// Two threads write an arbitrary number each, meet at a barrier, and read both. Both come to it, so both numbers are there
// and no thread waits for ever.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..1 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

static pthread_barrier_t barrier;
static int inputs[2], numbers[2];

static void *meet(void *argument)
{
    int me = argument != 0;
    numbers[me] = inputs[me];
    pthread_barrier_wait(&barrier);
    assert(numbers[0] == inputs[0] && numbers[1] == inputs[1]);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    inputs[0] = __VERIFIER_nondet_int();
    inputs[1] = __VERIFIER_nondet_int();
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&one, 0, meet, 0);
    pthread_create(&two, 0, meet, inputs);
    pthread_join(one, 0); pthread_join(two, 0);
    return 0;
}
