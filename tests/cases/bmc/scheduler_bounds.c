// An update that is lost is not found with too few switches of threads, and the verdict says so.
// RUN: heddle check --engine bmc --property assert --encoding scheduler --context-bound 2 %s
// EXIT: 5
// STDOUT: no violation with so few context switches
// STDOUT: bound: contexts 2

#include <assert.h>
#include <pthread.h>

static _Atomic int count;

static void *add(void *unused)
{
    int before = count;
    count = before + 1;
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, add, 0);
    pthread_create(&threads[1], 0, add, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    assert(count == 2);
    return 0;
}
