// READERS readers and WRITERS writers for ever: the first reader takes the room, the last one gives it back, a writer takes it
// alone. readers_writers.pml is the same for SPIN.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

#ifndef READERS
#define READERS 3
#endif
#ifndef WRITERS
#define WRITERS 1
#endif

static pthread_mutex_t of_count = PTHREAD_MUTEX_INITIALIZER;
static sem_t room;
static int reading, left, right;

static void *reader(void *unused)
{
    for (;;) {
        pthread_mutex_lock(&of_count);
        reading++;
        if (reading == 1)
            sem_wait(&room);
        pthread_mutex_unlock(&of_count);
        assert(left == right);
        pthread_mutex_lock(&of_count);
        reading--;
        if (reading == 0)
            sem_post(&room);
        pthread_mutex_unlock(&of_count);
    }
    return 0;
}

static void *writer(void *unused)
{
    for (;;) {
        sem_wait(&room);
        left = 1 - left;
        right = 1 - right;
        sem_post(&room);
    }
    return 0;
}

int main(void)
{
    pthread_t readers[READERS], writers[WRITERS];
    sem_init(&room, 0, 1);
    for (int i = 0; i < READERS; i++)
        pthread_create(&readers[i], 0, reader, 0);
    for (int i = 0; i < WRITERS; i++)
        pthread_create(&writers[i], 0, writer, 0);
    for (int i = 0; i < READERS; i++)
        pthread_join(readers[i], 0);
    for (int i = 0; i < WRITERS; i++)
        pthread_join(writers[i], 0);
    return 0;
}
