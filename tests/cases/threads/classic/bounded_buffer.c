// Producers and consumers on a buffer of one place, with a condition for each side. FAULTY has one condition for both and
// signals only one waiter, who may be of the wrong side: everybody sleeps.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,bounds,uninit %s
// EXIT: 0
// RUN: heddle check --engine explore --property deadlock -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,race -DFAULTY %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

#define PLACES 1
#define ITEMS 1

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
#ifdef FAULTY
#define not_empty not_full
#else
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
#endif
static int buffer[PLACES], used, sum;

static void *producer(void *unused)
{
    for (int i = 0; i < ITEMS; i++) {
        pthread_mutex_lock(&mutex);
        while (used == PLACES)
            pthread_cond_wait(&not_full, &mutex);
        buffer[used++] = 1;
        assert(used <= PLACES);
        pthread_cond_signal(&not_empty);
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

static void *consumer(void *unused)
{
    for (int i = 0; i < ITEMS; i++) {
        pthread_mutex_lock(&mutex);
        while (used == 0)
            pthread_cond_wait(&not_empty, &mutex);
        sum += buffer[--used];
        pthread_cond_signal(&not_full);
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void)
{
    pthread_t threads[4];
    pthread_create(&threads[0], 0, producer, 0);
    pthread_create(&threads[1], 0, producer, 0);
    pthread_create(&threads[2], 0, consumer, 0);
    pthread_create(&threads[3], 0, consumer, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], 0); //~ ERROR: [deadlock]
    assert(sum == 2 * ITEMS);
    return 0;
}
