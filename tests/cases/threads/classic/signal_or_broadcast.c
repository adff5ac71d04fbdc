// Two wait for one event: a broadcast wakes both, a signal only one of them (FAULTY).
// RUN: heddle check --engine explore --property assert,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property deadlock -DFAULTY %s
// EXIT: 10

#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int ready;

static void *waiter(void *unused)
{
    pthread_mutex_lock(&mutex);
    while (!ready)
        pthread_cond_wait(&condition, &mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, waiter, 0);
    pthread_create(&two, 0, waiter, 0);
    pthread_mutex_lock(&mutex);
    ready = 1;
#ifdef FAULTY
    pthread_cond_signal(&condition);
#else
    pthread_cond_broadcast(&condition);
#endif
    pthread_mutex_unlock(&mutex);
    pthread_join(one, 0); pthread_join(two, 0); //~ ERROR: [deadlock]
    return 0;
}
