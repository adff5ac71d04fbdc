// Values of threads: keys with destructors, thread-local variables, errno.
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define WORKERS 3

static pthread_key_t name, again;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int destroyed[WORKERS], rounds[WORKERS];
static _Thread_local int local = 5;

static void destroy_name(void *value)
{
    int *number = value;
    pthread_mutex_lock(&mutex);
    destroyed[*number]++;
    pthread_mutex_unlock(&mutex);
    free(number);
}

/* Sets its value again: this goes on for PTHREAD_DESTRUCTOR_ITERATIONS rounds at most. */
static void destroy_again(void *value)
{
    int *count = value;
    ++*count;
    pthread_setspecific(again, value);
}

static int deeper(int me)
{
    int *number = pthread_getspecific(name);
    return *number == me && local == 5 + me;
}

static void *work(void *argument)
{
    int me = (int)(long)argument;
    int *number = malloc(sizeof *number);
    *number = me;
    long good = pthread_getspecific(name) == NULL;
    pthread_setspecific(name, number);
    pthread_setspecific(again, &rounds[me]);
    local += me;
    errno = me;
    good += deeper(me);
    good += errno == me;
    if (me == 1)
        pthread_exit((void *)good);
    return (void *)good;
}

int main(void)
{
    pthread_t threads[WORKERS];
    printf("%d %d\n", pthread_key_create(&name, destroy_name), pthread_key_create(&again, destroy_again));
    int mine = 3;
    pthread_setspecific(name, &mine);
    errno = 77;
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i < WORKERS; i++) {
        void *good;
        pthread_join(threads[i], &good);
        printf("%d: %ld good, %d destroyed, %d rounds\n", i, (long)good, destroyed[i], rounds[i]);
    }
    printf("%d %d %d\n", pthread_getspecific(name) == &mine, local, errno);
    printf("%d %d\n", pthread_key_delete(name), pthread_key_delete(name) == EINVAL);
    printf("%d\n", pthread_setspecific(name, &mine) == EINVAL);
    return 0;
}
