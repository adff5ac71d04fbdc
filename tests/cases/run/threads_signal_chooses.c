// A signal wakes any one of those that wait: which one depends on the seed.
// RUN: heddle run --max-steps 5000000 --seed 1 %s
// EXIT: 0
// STDERR-NOT: error
// RUN: heddle run --max-steps 5000000 --seed 2 -m32 %s
// EXIT: 0
// STDERR-NOT: error

#include <assert.h>
#include <pthread.h>

#define WAITERS 3
#define TRIES 40

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t waiting = PTHREAD_COND_INITIALIZER, woken = PTHREAD_COND_INITIALIZER;
static int waiters, over, last, times[WAITERS];

static void *wait_again(void *argument)
{
    int me = (int)(long)argument;
    pthread_mutex_lock(&mutex);
    for (;;) {
        waiters++;
        pthread_cond_signal(&woken);
        pthread_cond_wait(&waiting, &mutex);
        waiters--;
        if (over)
            break;
        times[me]++;
    }
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t threads[WAITERS];
    for (long i = 0; i < WAITERS; i++)
        pthread_create(&threads[i], NULL, wait_again, (void *)i);
    pthread_mutex_lock(&mutex);
    for (int i = 0; i < TRIES; i++) {
        while (waiters < WAITERS)
            pthread_cond_wait(&woken, &mutex);
        pthread_cond_signal(&waiting);
        pthread_cond_wait(&woken, &mutex);
    }
    over = 1;
    pthread_cond_broadcast(&waiting);
    pthread_mutex_unlock(&mutex);
    int sum = 0;
    for (int i = 0; i < WAITERS; i++) {
        pthread_join(threads[i], NULL);
        assert(times[i] > 0);
        sum += times[i];
    }
    assert(sum == TRIES);
    return 0;
}
