// An update that is lost is not found with too few steps, and the verdict says so.
// RUN: heddle check --engine bmc --property assert --encoding scheduler --steps 2 %s
// EXIT: 5
// STDOUT: bound: depth 2
// STDOUT: warning: up to the bound, no execution reaches the assertion
// RUN: heddle check --engine bmc --property assert --encoding scheduler --steps 2 --bounded-ok %s
// EXIT: 0

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
