// Peterson's mutual exclusion around adding arbitrary numbers to a sum, in a load and a store. Executions that would have to
// wait are left out. Each thread gives the turn to itself, so both can be inside, and an addition of another number than 0
// is lost.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static atomic_int wants[2], turn;
static atomic_uint sum;
static unsigned amounts[2];

static void *add(void *argument)
{
    int me = argument != 0, other = !me;
    wants[me] = 1;
    turn = me;
    __VERIFIER_assume(!(wants[other] && turn == other));
    sum = sum + amounts[me];
    wants[me] = 0;
    return 0;
}

int main(void)
{
    pthread_t one, two;
    unsigned start = __VERIFIER_nondet_uint();
    sum = start;
    amounts[0] = __VERIFIER_nondet_uint();
    amounts[1] = __VERIFIER_nondet_uint();
    pthread_create(&one, 0, add, 0);
    pthread_create(&two, 0, add, &sum);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(sum == start + amounts[0] + amounts[1]); //~ ERROR: [assert]
    return 0;
}
