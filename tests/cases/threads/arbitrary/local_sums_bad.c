// Each thread adds arbitrary numbers to a sum of its own, and the sum to the total in the end. The sum is one for both, so
// numbers are counted twice or are lost.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..1 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);

static atomic_uint sum;
static atomic_uint total;
static unsigned numbers[4];

static void *add_up(void *argument)
{
    unsigned *mine = argument;
    for (int i = 0; i < 2; i++)
        sum += mine[i];
    total += sum;
    return 0;
}

int main(void)
{
    pthread_t one, two;
    for (int i = 0; i < 4; i++)
        numbers[i] = __VERIFIER_nondet_uint();
    pthread_create(&one, 0, add_up, numbers);
    pthread_create(&two, 0, add_up, numbers + 2);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(total == numbers[0] + numbers[1] + numbers[2] + numbers[3]); //~ ERROR: [assert]
    return 0;
}
