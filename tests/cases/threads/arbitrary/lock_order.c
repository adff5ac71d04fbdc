// Two threads take two locks each, the first of which an arbitrary bit chooses. They sort the two first, so that nobody
// waits for ever.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..1 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int count;

static void *work(void *choice)
{
    unsigned first = 0;
    pthread_mutex_lock(&locks[first]);
    pthread_mutex_lock(&locks[1 - first]);
    count += *(unsigned *)choice % 2 ? 1 : 2;
    pthread_mutex_unlock(&locks[1 - first]);
    pthread_mutex_unlock(&locks[first]);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    unsigned choices[2] = {__VERIFIER_nondet_uint(), __VERIFIER_nondet_uint()};
    pthread_create(&one, 0, work, &choices[0]);
    pthread_create(&two, 0, work, &choices[1]);
    pthread_join(one, 0); pthread_join(two, 0);
    assert(2 <= count && count <= 4);
    return 0;
}
