// A thread that ends itself in a function ends the locals of all functions that wait for that one. Without BUG nobody reads them afterwards.
// RUN: heddle check --engine explore --property lifetime %s
// EXIT: 0
// RUN: heddle check --engine bmc --property lifetime %s
// EXIT: 0
// RUN: heddle check --engine explore --property lifetime -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc --property lifetime -DBUG %s
// EXIT: 10

#include <pthread.h>
#include <stdatomic.h>

_Atomic(int *) kept;
atomic_int looked;

void leave(void)
{
    pthread_exit(NULL);
}

void *work(void *argument)
{
    int own = 1;
    kept = &own;
#ifndef BUG
    while (!looked)
        ;
#endif
    leave();
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, work, NULL);
    int *there = kept;
    int seen = there ? *there : 0; //~ ERROR: [lifetime]
    looked = 1;
    return seen == 7;
}
