// A thread stores to a local that another one ends; a loop at the end of main needs greater bounds than the violation.
// RUN: heddle check --engine bmc --property lifetime %s
// EXIT: 10
// RUN: heddle check --engine bmc --property lifetime --memory-model tso %s
// EXIT: 10
// RUN: heddle check --engine bmc --property lifetime --memory-model pso %s
// EXIT: 10

#include <heddle.h>
#include <pthread.h>

static int *known;

static void *worker(void *unused)
{
    (void)unused;
    heddle_atomic_begin();
    int *p = known;
    heddle_atomic_end();
    if (p)
        *p = 1; //~ ERROR: [lifetime] access to an object that is dead
    return 0;
}

static void publish(void)
{
    int local = 0;
    known = &local;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    publish();
    pthread_exit(0);
}
