// Both threads have held the lock, but not any more. Without BUG they still hold it.
// RUN: heddle check --engine explore --property race %s
// EXIT: 0
// RUN: heddle check --engine bmc --property race %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DBUG %s
// EXIT: 10

#include <pthread.h>

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
int shared;

void *count(void *argument)
{
    pthread_mutex_lock(&mutex);
#ifdef BUG
    pthread_mutex_unlock(&mutex);
    shared++; //~ ERROR: [race]
#else
    shared++;
    pthread_mutex_unlock(&mutex);
#endif
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, count, NULL);
    count(NULL);
    pthread_join(thread, NULL);
    return 0;
}
