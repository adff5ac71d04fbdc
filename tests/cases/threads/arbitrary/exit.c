// A thread ends the program when an arbitrary number is negative. Main waits for the thread, so whatever it does afterwards
// it does with another number.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..1 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

static int number;

static void *inspect(void *unused)
{
    if (number < 0)
        exit(0);
    return 0;
}

int main(void)
{
    pthread_t thread;
    number = __VERIFIER_nondet_int();
    pthread_create(&thread, 0, inspect, 0);
    pthread_join(thread, 0);
    assert(number >= 0);
    return 0;
}
