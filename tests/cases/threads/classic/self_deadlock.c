// A thread locks a plain mutex that it holds: it waits for itself. A mutex that checks for errors says so instead (CHECKED).
// RUN: heddle check --engine explore --property deadlock %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,deadlock,race -DCHECKED %s
// EXIT: 0

#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
#ifdef CHECKED
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&mutex, &attributes);
    assert(pthread_mutex_unlock(&mutex) == EPERM);
    assert(pthread_mutex_lock(&mutex) == 0);
    assert(pthread_mutex_lock(&mutex) == EDEADLK);
    assert(pthread_mutex_trylock(&mutex) == EBUSY);
    assert(pthread_mutex_unlock(&mutex) == 0);
    assert(pthread_mutex_destroy(&mutex) == 0);
#else
    pthread_mutex_lock(&mutex);
    pthread_mutex_lock(&mutex); //~ ERROR: [deadlock]
#endif
    return 0;
}
