// A thread stores to a local that another one ends at once with the program: whether it is alive is asked where the store is made, not where it reaches memory.
// RUN: heddle check --engine bmc --property lifetime %s
// EXIT: 0
// RUN: heddle check --engine bmc --property lifetime --memory-model tso %s
// EXIT: 5
// STDOUT: or to a block that another thread may end
// RUN: heddle check --engine bmc --property lifetime --memory-model pso %s
// EXIT: 5
// STDOUT: or to a block that another thread may end

#include <heddle.h>
#include <pthread.h>
#include <stdlib.h>

static int *known;

static void *worker(void *unused)
{
    (void)unused;
    heddle_atomic_begin();
    int *p = known;
    heddle_atomic_end();
    if (p)
        *p = 1;
    return 0;
}

static void publish(void)
{
    int local = 0;
    known = &local;
    heddle_atomic_begin();
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    publish();
    exit(0);
}
