// What cannot be joined: nobody, and oneself; and, undefined, a thread that was joined or that is detached.
// RUN: heddle run %s
// EXIT: 0
// STDERR-NOT: error
// RUN: heddle run -m32 %s
// EXIT: 0
// STDERR-NOT: error
// RUN: heddle run -DTWICE %s
// EXIT: 10
// STDERR: a thread is joined or detached that was joined before
// RUN: heddle run -DDETACHED %s
// EXIT: 10
// STDERR: a thread is joined or detached that is detached

#include <assert.h>
#include <errno.h>
#include <pthread.h>

static void *nothing(void *argument)
{
    return argument;
}

int main(void)
{
    pthread_t thread;
    assert(pthread_join(12345, NULL) == ESRCH && pthread_detach(12345) == ESRCH);
    pthread_create(&thread, NULL, nothing, NULL);
    assert(pthread_join(thread, NULL) == 0);
    assert(pthread_join(pthread_self(), NULL) == EDEADLK);
#ifndef TWICE
    pthread_create(&thread, NULL, nothing, NULL);
    assert(pthread_detach(thread) == 0);
#endif
#if defined TWICE || defined DETACHED
    pthread_join(thread, NULL); //~ ERROR: [undefined]
#endif
    return 0;
}
