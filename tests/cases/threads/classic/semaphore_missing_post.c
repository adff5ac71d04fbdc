// Someone waits for a semaphore that nobody posts. Trying does not wait (TRY).
// RUN: heddle check --engine explore --property deadlock %s
// EXIT: 10
// RUN: heddle check --engine explore --property deadlock,assert,race -DTRY %s
// EXIT: 0

#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t semaphore;

static void *take_two(void *unused)
{
    sem_wait(&semaphore);
#ifdef TRY
    assert(sem_trywait(&semaphore) == -1 && errno == EAGAIN);
#else
    sem_wait(&semaphore);
#endif
    return 0;
}

int main(void)
{
    pthread_t thread;
    sem_init(&semaphore, 0, 0);
    pthread_create(&thread, 0, take_two, 0);
    sem_post(&semaphore);
    pthread_join(thread, 0); //~ ERROR: [deadlock]
    return 0;
}
