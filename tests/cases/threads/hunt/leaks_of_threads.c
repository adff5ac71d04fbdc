// Two threads that each keep a block under one name lose one if both look before either writes; the trace replays.
// RUN: heddle check --engine sample --property leak --runs 200 --trace-file %t.json %s
// EXIT: 10
// RUN: heddle check --property leak --replay %t.json %s
// EXIT: 10

#include <pthread.h>
#include <stdlib.h>

static int *only;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *makes(void *unused)
{
#ifdef LOCKED
    pthread_mutex_lock(&lock);
#endif
    if (!only)
        only = malloc(sizeof *only); //~ ERROR: [leak]
#ifdef LOCKED
    pthread_mutex_unlock(&lock);
#endif
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, makes, 0);
    pthread_create(&two, 0, makes, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    free(only);
    return 0;
}
