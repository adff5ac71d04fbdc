// A thread locks, adds an arbitrary number if it is small, and unlocks. It unlocks once on every way.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=999..1001 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int sum;

static void *add(void *number)
{
    int mine = *(int *)number;
    pthread_mutex_lock(&mutex);
    if (mine < 0 || mine > 1000)
        mine = 0;
    sum += mine;
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    int first = __VERIFIER_nondet_int(), second = __VERIFIER_nondet_int();
    pthread_create(&one, 0, add, &first);
    pthread_create(&two, 0, add, &second);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(0 <= sum && sum <= 2000);
    return 0;
}
