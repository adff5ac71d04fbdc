// A thread's copy of a thread-local variable ends with the thread: to read it after that is a use after its life. FINE reads it while the thread waits.
// RUN: heddle check --engine explore %s
// EXIT: 10
// RUN: heddle check --engine bmc %s
// EXIT: 10
// RUN: heddle check --engine bmc --encoding scheduler %s
// EXIT: 10
// RUN: heddle check --engine explore -DFINE %s
// EXIT: 0
// RUN: heddle check --engine bmc -DFINE %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static _Thread_local int own = 3;
static int *kept;
static sem_t written, read;

static void *work(void *unused)
{
    own = 5;
    kept = &own;
    sem_post(&written);
#ifdef FINE
    sem_wait(&read);
#endif
    return 0;
}

int main(void)
{
    pthread_t thread;
    sem_init(&written, 0, 0);
    sem_init(&read, 0, 0);
    pthread_create(&thread, 0, work, 0);
    sem_wait(&written);
#ifndef FINE
    pthread_join(thread, 0);
#endif
    assert(*kept == 5 && own == 3); //~ ERROR: [lifetime]
#ifdef FINE
    sem_post(&read);
    pthread_join(thread, 0);
#endif
    return 0;
}
