// Timed waits, broadcasts to many, and taking turns with condition variables.
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

#define WORKERS 5
#define ROUNDS 4

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int turn, go, arrived;

/* Everybody prints, in order. */
static void *take_turns(void *argument)
{
    int me = (int)(long)argument;
    for (int round = 0; round < ROUNDS; round++) {
        pthread_mutex_lock(&mutex);
        while (turn != me)
            pthread_cond_wait(&changed, &mutex);
        printf("round %d: %d\n", round, me);
        turn = (turn + 1) % WORKERS;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&mutex);
    }
    return NULL;
}

static void *wait_for_go(void *argument)
{
    (void)argument;
    pthread_mutex_lock(&mutex);
    arrived++;
    pthread_cond_broadcast(&changed);
    int waits = 0;
    while (!go) {
        struct timespec soon;
        clock_gettime(CLOCK_REALTIME, &soon);
        soon.tv_nsec += 1000000;
        if (soon.tv_nsec >= 1000000000)
            soon.tv_sec++, soon.tv_nsec -= 1000000000;
        int error = pthread_cond_timedwait(&changed, &mutex, &soon);
        if (error != 0 && error != ETIMEDOUT)
            printf("unexpected %d\n", error);
        waits++;
    }
    pthread_mutex_unlock(&mutex);
    return (void *)(long)(waits > 0);
}

int main(void)
{
    pthread_t threads[WORKERS];
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, take_turns, (void *)i);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);

    for (int i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, wait_for_go, NULL);
    pthread_mutex_lock(&mutex);
    while (arrived < WORKERS)
        pthread_cond_wait(&changed, &mutex);
    go = 1;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
    long waited = 0;
    for (int i = 0; i < WORKERS; i++) {
        void *result;
        pthread_join(threads[i], &result);
        waited += (long)result;
    }
    printf("%ld have waited\n", waited);

    struct timespec past = {1, 0}, wrong = {1, -1};
    pthread_mutex_lock(&mutex);
    printf("late %d, no time %d\n", pthread_cond_timedwait(&changed, &mutex, &past) == ETIMEDOUT,
           pthread_cond_timedwait(&changed, &mutex, &wrong) == EINVAL);
    printf("held %d\n", pthread_mutex_trylock(&mutex) == EBUSY);
    pthread_mutex_unlock(&mutex);
    return 0;
}
