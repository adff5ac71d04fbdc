// What memcpy writes may be late, too, which is not looked at: nothing is said but under sc.
// RUN: heddle check --engine bmc --property assert --memory-model tso %s
// EXIT: 5
// STDOUT: shared memory written by something else than a store
// RUN: heddle check --engine bmc --property assert --memory-model sc %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <string.h>

struct pair {
    int left, right;
};

static struct pair here, there = {1, 1};

static void *copy(void *unused)
{
    memcpy(&here, &there, sizeof here);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, copy, 0);
    assert(here.left <= 1);
    pthread_join(thread, 0);
    return 0;
}
