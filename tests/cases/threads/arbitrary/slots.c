// Two threads write to slots of an array that arbitrary numbers choose. One uses the lower half, the other the upper one:
// never the same slot.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..3 %s
// EXIT: 0

#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

static int slots[4];

static void *write(void *slot)
{
    *(int *)slot = 1;
    return 0;
}

int main(void)
{
    pthread_t one, two;
    unsigned first = __VERIFIER_nondet_uint(), second = __VERIFIER_nondet_uint();
    pthread_create(&one, 0, write, &slots[first % 2]);
    pthread_create(&two, 0, write, &slots[2 + second % 2]);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
