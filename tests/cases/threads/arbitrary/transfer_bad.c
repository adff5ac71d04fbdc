// A transfer of an arbitrary amount between two accounts under a lock, while another thread adds them up under the same
// lock. The lock is given up in the middle: nothing races, but any amount but 0 can be missing.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned from, to, total, amount;

static void *transfer(void *unused)
{
    pthread_mutex_lock(&mutex);
    from -= amount;
    pthread_mutex_unlock(&mutex);
    pthread_mutex_lock(&mutex);
    to += amount;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *audit(void *unused)
{
    pthread_mutex_lock(&mutex);
    assert(from + to == total); //~ ERROR: [assert]
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    from = __VERIFIER_nondet_uint();
    to = __VERIFIER_nondet_uint();
    amount = __VERIFIER_nondet_uint();
    total = from + to;
    pthread_create(&one, 0, transfer, 0);
    pthread_create(&two, 0, audit, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
