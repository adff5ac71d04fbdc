// A bounded buffer between producers and consumers, with condition variables.
#include <pthread.h>
#include <stdio.h>

#define ROOM 3
#define PRODUCERS 2
#define CONSUMERS 3
#define EACH 30

static struct {
    pthread_mutex_t mutex;
    pthread_cond_t not_full, not_empty;
    int items[ROOM];
    int first, count, closed;
} buffer = {.mutex = PTHREAD_MUTEX_INITIALIZER, .not_full = PTHREAD_COND_INITIALIZER, .not_empty = PTHREAD_COND_INITIALIZER};

static void put(int item)
{
    pthread_mutex_lock(&buffer.mutex);
    while (buffer.count == ROOM)
        pthread_cond_wait(&buffer.not_full, &buffer.mutex);
    buffer.items[(buffer.first + buffer.count++) % ROOM] = item;
    pthread_cond_signal(&buffer.not_empty);
    pthread_mutex_unlock(&buffer.mutex);
}

static int get(int *item)
{
    pthread_mutex_lock(&buffer.mutex);
    while (buffer.count == 0 && !buffer.closed)
        pthread_cond_wait(&buffer.not_empty, &buffer.mutex);
    int found = buffer.count > 0;
    if (found) {
        *item = buffer.items[buffer.first];
        buffer.first = (buffer.first + 1) % ROOM;
        buffer.count--;
        pthread_cond_signal(&buffer.not_full);
    }
    pthread_mutex_unlock(&buffer.mutex);
    return found;
}

static void *produce(void *argument)
{
    for (int i = 0; i < EACH; i++)
        put((int)(long)argument * EACH + i);
    return NULL;
}

static int times_seen[PRODUCERS * EACH];

static void *consume(void *argument)
{
    long sum = 0;
    int item;
    (void)argument;
    while (get(&item)) {
        sum += item;
        __atomic_fetch_add(&times_seen[item], 1, __ATOMIC_RELAXED);
    }
    return (void *)sum;
}

int main(void)
{
    pthread_t producers[PRODUCERS], consumers[CONSUMERS];
    for (long i = 0; i < PRODUCERS; i++)
        pthread_create(&producers[i], NULL, produce, (void *)i);
    for (int i = 0; i < CONSUMERS; i++)
        pthread_create(&consumers[i], NULL, consume, NULL);
    for (int i = 0; i < PRODUCERS; i++)
        pthread_join(producers[i], NULL);
    pthread_mutex_lock(&buffer.mutex);
    buffer.closed = 1;
    pthread_cond_broadcast(&buffer.not_empty);
    pthread_mutex_unlock(&buffer.mutex);
    long sum = 0;
    for (int i = 0; i < CONSUMERS; i++) {
        void *part;
        pthread_join(consumers[i], &part);
        sum += (long)part;
    }
    int once = 0;
    for (int i = 0; i < PRODUCERS * EACH; i++)
        once += times_seen[i] == 1;
    printf("sum %ld, %d items seen once\n", sum, once);
    printf("%d %d %d\n", pthread_cond_destroy(&buffer.not_full), pthread_cond_destroy(&buffer.not_empty),
           pthread_mutex_destroy(&buffer.mutex));
    return 0;
}
