// A recursive mutex may be locked again by its owner and is free after as many unlocks; others wait until then.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property deadlock -DKIND=PTHREAD_MUTEX_NORMAL %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

#ifndef KIND
#define KIND PTHREAD_MUTEX_RECURSIVE
#endif

static pthread_mutex_t mutex;
static int count;

static void add(int times)
{
    pthread_mutex_lock(&mutex); //~ ERROR: [deadlock]
    count++;
    if (times > 1)
        add(times - 1);
    pthread_mutex_unlock(&mutex);
}

static void *adder(void *unused)
{
    add(2);
    return 0;
}

int main(void)
{
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, KIND);
    pthread_mutex_init(&mutex, &attributes);
    pthread_mutexattr_destroy(&attributes);
    pthread_t thread;
    pthread_create(&thread, 0, adder, 0);
    add(2);
    pthread_join(thread, 0);
    assert(count == 4);
    return 0;
}
