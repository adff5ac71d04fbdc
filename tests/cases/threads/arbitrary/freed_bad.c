// A thread takes an object with an arbitrary number away and frees it, under a lock, while another reads it. It looks for it
// under the lock and reads it afterwards, when it may be gone.
// RUN: heddle check --property assert,lifetime,free --engine bmc %s
// EXIT: 10
// STDOUT: violated: [lifetime]
// RUN: heddle check --property assert,lifetime,free --engine explore --input __VERIFIER_nondet_int=-1..1 %s
// EXIT: 10
// STDOUT: violated: [lifetime]

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
    pthread_mutex_unlock(&mutex);
    if (seen)
        assert(*seen == number); //~ ERROR: [lifetime]
    if (number > 0)
        pthread_join(thread, 0);
    return 0;
}
