// What memcpy writes may be late, too, which is not looked at: nothing is said but under sc.
// RUN: heddle check --engine bmc --property assert --memory-model sc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --property assert --memory-model tso -DONLY_COPY %s
// EXIT: 5
// STDOUT: shared memory written by something else than a store
// RUN: heddle check --engine bmc --property assert --memory-model sc -DONLY_COPY %s
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
#ifdef ONLY_COPY
    assert(here.left <= 1);
#else
    assert(here.left == 0);
#endif
    pthread_join(thread, 0);
    return 0;
}
