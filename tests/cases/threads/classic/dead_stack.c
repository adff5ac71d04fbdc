// A thread gets the address of a local variable of a function that returns before the thread has used it.
// RUN: heddle check --engine explore --property lifetime %s
// EXIT: 10
// RUN: heddle check --engine explore --property lifetime,race -DJOINED %s
// EXIT: 0

#include <pthread.h>

static void *set(void *argument)
{
    *(int *)argument = 1; //~ ERROR: [lifetime]
    return 0;
}

static pthread_t start(void)
{
    int local = 0;
    pthread_t thread;
    pthread_create(&thread, 0, set, &local);
#ifdef JOINED
    pthread_join(thread, 0);
#endif
    return thread;
}

int main(void)
{
    pthread_t thread = start();
#ifndef JOINED
    pthread_join(thread, 0);
#else
    (void)thread;
#endif
    return 0;
}
