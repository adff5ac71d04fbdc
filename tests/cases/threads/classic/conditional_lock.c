// A lock that is held on only one of two paths protects nothing where they join. BUG lets an input decide whether it is taken.
// RUN: heddle check --engine explore --property race %s
// EXIT: 0
// RUN: heddle check --engine bmc --property race %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DBUG %s
// EXIT: 10

#include <heddle.h>
#include <pthread.h>

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
int shared;

void *count(void *argument)
{
#ifdef BUG
    int locks = heddle_any_bool();
#else
    int locks = 1;
#endif
    if (locks)
        pthread_mutex_lock(&mutex);
    shared++; //~ ERROR: [race]
    if (locks)
        pthread_mutex_unlock(&mutex);
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
