// Two pools of workers that have nothing to do with each other: the WORKERS of each count a number of their own pool round and
// round under its mutex. pools.pml is the same for SPIN.
#include <pthread.h>

#ifndef WORKERS
#define WORKERS 2
#endif
#ifndef ROUND
#define ROUND 4
#endif

struct pool {
    pthread_mutex_t mutex;
    int number;
};

static struct pool pools[2] = {{PTHREAD_MUTEX_INITIALIZER, 0}, {PTHREAD_MUTEX_INITIALIZER, 0}};

static void work(struct pool *pool)
{
    for (;;) {
        pthread_mutex_lock(&pool->mutex);
        pool->number = (pool->number + 1) % ROUND;
        pthread_mutex_unlock(&pool->mutex);
    }
}

static void *first(void *unused)
{
    work(&pools[0]);
    return 0;
}

static void *second(void *unused)
{
    work(&pools[1]);
    return 0;
}

int main(void)
{
    pthread_t threads[2][WORKERS];
    for (int i = 0; i < WORKERS; i++) {
        pthread_create(&threads[0][i], 0, first, 0);
        pthread_create(&threads[1][i], 0, second, 0);
    }
    for (int i = 0; i < WORKERS; i++) {
        pthread_join(threads[0][i], 0);
        pthread_join(threads[1][i], 0);
    }
    return 0;
}
