// What a thread returns or exits with comes out of the join, once; a thread may wait for another than its own; joining yourself
// is an error code.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0

#include <assert.h>
#include <errno.h>
#include <pthread.h>

static int a, b;

static void *returns(void *argument)
{
    assert(pthread_equal(pthread_self(), pthread_self()));
    assert(pthread_join(pthread_self(), 0) == EDEADLK);
    return argument;
}

static void leave(void)
{
    pthread_exit(&b);
}

static void *exits(void *argument)
{
    void *result;
    pthread_join(*(pthread_t *)argument, &result);
    assert(result == &a);
    leave();
    return 0;
}

int main(void)
{
    pthread_t one, two;
    void *result;
    pthread_create(&one, 0, returns, &a);
    pthread_create(&two, 0, exits, &one);
    assert(pthread_join(two, &result) == 0);
    assert(result == &b);
    assert(!pthread_equal(one, two));
    return 0;
}
