// A condition without a predicate: if the signal comes before the wait, it is lost. With PREDICATE it is not needed.
// RUN: heddle check --engine explore --property deadlock %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,race,deadlock -DPREDICATE %s
// EXIT: 0
// RUN: heddle check --engine explore --reduction none --property deadlock %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction internal --property deadlock %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction simultaneous --property deadlock %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int ready;

static void *waiter(void *unused)
{
    pthread_mutex_lock(&mutex);
#ifdef PREDICATE
    while (!ready)
#endif
        pthread_cond_wait(&condition, &mutex);
    assert(ready);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, waiter, 0);
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&condition);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, 0); //~ ERROR: [deadlock]
    return 0;
}
