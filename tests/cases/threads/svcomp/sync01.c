// sync01: a producer waits until the place is free, a consumer until it is full, each with its own condition. FAULTY asks
// only once and with `if`, in a pair of producers: the second fills a full place.
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

#ifdef FAULTY
#define UNTIL if
#else
#define UNTIL while
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t is_free = PTHREAD_COND_INITIALIZER, is_full = PTHREAD_COND_INITIALIZER;
static int filled = 1;

static void *producer(void *unused)
{
    pthread_mutex_lock(&mutex);
    UNTIL (filled > 0)
        pthread_cond_wait(&is_free, &mutex);
    filled++;
    assert(filled == 1); //~ ERROR: [assert]
    pthread_cond_signal(&is_full);
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *consumer(void *unused)
{
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&mutex);
        while (filled == 0)
            pthread_cond_wait(&is_full, &mutex);
        filled--;
        pthread_cond_signal(&is_free);
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void)
{
    pthread_t producers[2], consuming;
    pthread_create(&producers[0], 0, producer, 0);
    pthread_create(&producers[1], 0, producer, 0);
    pthread_create(&consuming, 0, consumer, 0);
    pthread_join(producers[0], 0);
    pthread_join(producers[1], 0);
    pthread_join(consuming, 0);
    return 0;
}
