// Two threads write to slots of an array that arbitrary numbers choose. Both use all slots, and race when the numbers choose
// the same.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [race]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..3 %s
// EXIT: 10
// STDOUT: violated: [race]

#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

static int slots[4];

static void *write(void *slot)
{
    *(int *)slot = 1; //~ ERROR: [race]
    return 0;
}

int main(void)
{
    pthread_t one, two;
    unsigned first = __VERIFIER_nondet_uint(), second = __VERIFIER_nondet_uint();
    pthread_create(&one, 0, write, &slots[first % 4]);
    pthread_create(&two, 0, write, &slots[second % 4]);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
