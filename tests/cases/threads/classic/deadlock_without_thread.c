// With BUG, main waits for ever exactly where it has not started the thread that would wake it.
// RUN: heddle check --engine explore --property deadlock %s
// EXIT: 0
// RUN: heddle check --engine bmc --property deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property deadlock -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc --property deadlock -DBUG %s
// EXIT: 10

#include <heddle.h>
#include <pthread.h>
#include <semaphore.h>

sem_t ready;

void *wake(void *argument)
{
    sem_post(&ready);
    return argument;
}

int main(void)
{
    pthread_t thread;
    sem_init(&ready, 0, 0);
    int starts = heddle_any_bool();
    if (starts)
        pthread_create(&thread, NULL, wake, NULL);
#ifndef BUG
    if (starts)
#endif
        sem_wait(&ready); //~ ERROR: [deadlock]
    return 0;
}
