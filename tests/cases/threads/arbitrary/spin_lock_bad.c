// Two threads keep the larger of two arbitrary numbers, under a spin lock. It is not locked while looking, and the smaller
// one can come last.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..1 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);

static pthread_spinlock_t lock;
static atomic_int largest;

static void *offer(void *number)
{
    int mine = *(int *)number;
    if (mine > largest) {
        pthread_spin_lock(&lock);
        largest = mine;
        pthread_spin_unlock(&lock);
    }
    return 0;
}

int main(void)
{
    pthread_t one, two;
    int first = __VERIFIER_nondet_int(), second = __VERIFIER_nondet_int();
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    largest = -2147483647 - 1;
    pthread_create(&one, 0, offer, &first);
    pthread_create(&two, 0, offer, &second);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(largest >= first && largest >= second); //~ ERROR: [assert]
    return 0;
}
