// Two threads try a lock to add their arbitrary number to a sum. Who does not get it leaves its number to main, so none is
// lost.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

struct job {
    unsigned amount, left;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned sum;

static void *add(void *argument)
{
    struct job *job = argument;
    if (pthread_mutex_trylock(&mutex) == 0) {
        sum += job->amount;
        pthread_mutex_unlock(&mutex);
    } else {
        job->left = job->amount;
    }
    return 0;
}

int main(void)
{
    pthread_t one, two;
    struct job first = {__VERIFIER_nondet_uint(), 0}, second = {__VERIFIER_nondet_uint(), 0};
    pthread_create(&one, 0, add, &first);
    pthread_create(&two, 0, add, &second);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(sum + first.left + second.left == first.amount + second.amount);
    return 0;
}
