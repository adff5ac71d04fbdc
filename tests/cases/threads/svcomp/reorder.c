// reorder_2 (two threads that set, two that check) and reorder_5 (four and one): a pair of variables is set one after
// the other while others look at both. FAULTY does so without a lock.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach -DFAULTY -DSETTERS=4 -DCHECKERS=1 %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property reach,race,deadlock,leak,cleanup -DSETTERS=4 -DCHECKERS=1 %s
// EXIT: 0

#include <pthread.h>
#include <stdlib.h>

#ifndef SETTERS
#define SETTERS 2
#endif
#ifndef CHECKERS
#define CHECKERS 2
#endif
#ifdef FAULTY
#define LOCK
#define UNLOCK
#else
#define LOCK pthread_mutex_lock(&mutex)
#define UNLOCK pthread_mutex_unlock(&mutex)
#endif

void reach_error(void);

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int plus, minus;

static void *setter(void *unused)
{
    LOCK;
    plus = 1;
    minus = -1;
    UNLOCK;
    return NULL;
}

static void *checker(void *unused)
{
    LOCK;
    if (plus + minus != 0)
        reach_error(); //~ ERROR: [reach]
    UNLOCK;
    return NULL;
}

int main(void)
{
    pthread_t *setters = malloc(sizeof(pthread_t) * SETTERS);
    pthread_t *checkers = malloc(sizeof(pthread_t) * CHECKERS);
    for (int i = 0; i < SETTERS; i++)
        pthread_create(&setters[i], NULL, setter, NULL);
    for (int i = 0; i < CHECKERS; i++)
        pthread_create(&checkers[i], NULL, checker, NULL);
    for (int i = 0; i < SETTERS; i++)
        pthread_join(setters[i], NULL);
    for (int i = 0; i < CHECKERS; i++)
        pthread_join(checkers[i], NULL);
    free(setters);
    free(checkers);
    return 0;
}
