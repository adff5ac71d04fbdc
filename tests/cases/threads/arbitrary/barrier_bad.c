// Two threads write an arbitrary number each, meet at a barrier, and read both. A thread whose number is 0 does not come: if
// the other's is not, that one waits for ever. What they would read is not looked at here.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [deadlock]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..1 %s
// EXIT: 10
// STDOUT: violated: [deadlock]

#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

static pthread_barrier_t barrier;
static int inputs[2];

static void *meet(void *argument)
{
    int me = argument != 0;
    if (inputs[me] != 0)
        pthread_barrier_wait(&barrier);
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
    pthread_join(one, 0); pthread_join(two, 0); //~ ERROR: [deadlock]
    return 0;
}
