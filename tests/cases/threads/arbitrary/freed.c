// A thread takes an object with an arbitrary number away and frees it, under a lock, while another reads it. It looks for it
// and reads it under the lock.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..1 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int *object, number;

static void *take_away(void *unused)
{
    pthread_mutex_lock(&mutex);
    int *mine = object;
    object = 0;
    pthread_mutex_unlock(&mutex);
    free(mine);
    return 0;
}

int main(void)
{
    pthread_t thread;
    number = __VERIFIER_nondet_int();
    object = malloc(sizeof *object);
    *object = number;
    if (number > 0)
        pthread_create(&thread, 0, take_away, 0);
    pthread_mutex_lock(&mutex);
    int *seen = object;
    if (seen)
        assert(*seen == number);
    pthread_mutex_unlock(&mutex);
    if (number > 0)
        pthread_join(thread, 0);
    return 0;
}
