// Two threads whose paths end each in its own way, and two others that race or not: threads that cannot move on hide nobody.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine explore --property race --reduction internal %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DLOCKED %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DLOCKED --reduction internal %s
// EXIT: 0
// RUN: heddle check --engine bmc --property race -DLOCKED %s
// EXIT: 0

#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;
static int shared;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *assumes(void *unused)
{
    atomic_fetch_add(&ready, 1);
    heddle_assume(0);
    return unused;
}

static void *counts(void *unused)
{
    if (atomic_load(&ready) < 2)
        return unused;
#ifdef LOCKED
    pthread_mutex_lock(&mutex);
    shared++;
    pthread_mutex_unlock(&mutex);
#else
    shared++; //~ ERROR: [race]
#endif
    return unused;
}

int main(void)
{
    pthread_t threads[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, i < 2 ? assumes : counts, NULL);
    for (int i = 2; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
