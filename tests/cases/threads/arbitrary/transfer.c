// A transfer of an arbitrary amount between two accounts under a lock, while another thread adds them up under the same
// lock. The lock is held for the whole transfer, so the sum is always the same.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned from, to, total, amount;

static void *transfer(void *unused)
{
    pthread_mutex_lock(&mutex);
    from -= amount;
    to += amount;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *audit(void *unused)
{
    pthread_mutex_lock(&mutex);
    assert(from + to == total);
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
