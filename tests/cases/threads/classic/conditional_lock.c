// A lock that is held on only one of two paths protects nothing where they join. BUG lets an input decide which of two is taken.
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

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;
int shared;

void *count(void *argument)
{
#ifdef BUG
    int which = heddle_any_bool();
#else
    int which = 1;
#endif
    if (which)
        pthread_mutex_lock(&mutex);
    else
        pthread_mutex_lock(&other);
    shared++; //~ ERROR: [race]
    pthread_mutex_unlock(which ? &mutex : &other);
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
