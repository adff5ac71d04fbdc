// An assumption removes the executions in which it does not hold, whole interleavings included. When none is left, nothing was checked.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DASSUMED=1 %s
// EXIT: 10

#include <assert.h>
#include <heddle.h>
#include <pthread.h>

#ifndef ASSUMED
#define ASSUMED first == 1
#endif

static _Atomic int first;

static void *one(void *unused)
{
    if (first == 0)
        first = 1;
    return 0;
}

static void *two(void *unused)
{
    if (first == 0)
        first = 2;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    heddle_assume(ASSUMED);
    assert(first == 1); //~ ERROR: [assert]
    return 0;
}
