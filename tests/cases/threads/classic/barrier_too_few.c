// A barrier for three that only two ever reach.
// RUN: heddle check --engine explore --property deadlock %s
// EXIT: 10
// RUN: heddle check --engine explore --property deadlock,race -DCOUNT=2 %s
// EXIT: 0
// RUN: heddle check --engine explore --property deadlock,race -DCOUNT=1 %s
// EXIT: 0

#include <pthread.h>

#ifndef COUNT
#define COUNT 3
#endif

static pthread_barrier_t barrier;

static void *wait_there(void *unused)
{
    pthread_barrier_wait(&barrier);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_barrier_init(&barrier, 0, COUNT);
    pthread_create(&thread, 0, wait_there, 0);
    pthread_barrier_wait(&barrier); //~ ERROR: [deadlock]
    pthread_join(thread, 0);
    return 0;
}
