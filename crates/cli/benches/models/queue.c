// Two producers and a consumer on a bounded queue under one mutex, for ever. Who finds no room, or nothing to take, tries again.
// queue.pml is the same for SPIN.
#include <assert.h>
#include <pthread.h>

#ifndef PLACES
#define PLACES 4
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned char items[PLACES], first, count;

static void *producer(void *argument)
{
    unsigned char me = *(unsigned char *)argument;
    for (;;) {
        pthread_mutex_lock(&mutex);
        if (count < PLACES) {
            items[(first + count) % PLACES] = me;
            count++;
        }
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

static void *consumer(void *unused)
{
    for (;;) {
        pthread_mutex_lock(&mutex);
        if (count > 0) {
            unsigned char item = items[first];
            assert(item == 1 || item == 2);
            items[first] = 0;
            first = (first + 1) % PLACES;
            count--;
        }
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void)
{
    static unsigned char one = 1, two = 2;
    pthread_t threads[3];
    pthread_create(&threads[0], 0, producer, &one);
    pthread_create(&threads[1], 0, producer, &two);
    pthread_create(&threads[2], 0, consumer, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
