// Readers and writers with a count of readers: the first reader locks the writers out, the last one lets them in. FAULTY
// counts without the lock of the count, so two readers may both think they are not the first.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t of_count = PTHREAD_MUTEX_INITIALIZER;
static sem_t room;
static int readers;
static int data[2];

static void *reader(void *unused)
{
#ifndef FAULTY
    pthread_mutex_lock(&of_count);
#endif
    readers++;
    if (readers == 1)
        sem_wait(&room);
#ifndef FAULTY
    pthread_mutex_unlock(&of_count);
#endif
    assert(data[0] == data[1]); //~ ERROR: [assert]
    pthread_mutex_lock(&of_count);
    readers--;
    if (readers == 0)
        sem_post(&room);
    pthread_mutex_unlock(&of_count);
    return 0;
}

static void *writer(void *unused)
{
    sem_wait(&room);
    data[0]++;
    data[1]++;
    sem_post(&room);
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    sem_init(&room, 0, 1);
    pthread_create(&threads[0], 0, reader, 0);
    pthread_create(&threads[1], 0, reader, 0);
    pthread_create(&threads[2], 0, writer, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    sem_destroy(&room);
    return 0;
}
