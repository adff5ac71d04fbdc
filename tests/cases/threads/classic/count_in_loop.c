// A loop counts in shared memory, under the condition under which something was written before it: that is another write all the same, and
// the loop goes on.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *watch(void *unused)
{
#ifndef BAD
    assert(count <= 3);
#else
    assert(count < 3); //~ ERROR: [assert] count < 3
#endif
    return unused;
}

int main(void)
{
    pthread_t watcher;
    pthread_create(&watcher, NULL, watch, NULL);
    do
        count++;
    while (count < 3);
    pthread_join(watcher, NULL);
    return 0;
}
