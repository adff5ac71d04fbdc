// What cannot be joined: nobody, a thread that was joined, one that is detached, and oneself.
// RUN: heddle run %s
// EXIT: 0
// STDERR-NOT: error
// RUN: heddle run -m32 %s
// EXIT: 0
// STDERR-NOT: error

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
    assert(pthread_join(thread, NULL) == EINVAL && pthread_detach(thread) == EINVAL);
    pthread_create(&thread, NULL, nothing, NULL);
    assert(pthread_detach(thread) == 0);
    assert(pthread_join(thread, NULL) == EINVAL && pthread_detach(thread) == EINVAL);
    assert(pthread_join(pthread_self(), NULL) == EDEADLK);
    return 0;
}
