// A thread_local variable has one copy per thread, which starts with its initial value. SHARED is the same with one copy.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DSHARED %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

#ifdef SHARED
static int counter = 5;
#else
static _Thread_local int counter = 5;
#endif

static void *count(void *unused)
{
    counter++;
    counter++;
    assert(counter == 7); //~ ERROR: [assert]
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, count, 0);
    pthread_create(&two, 0, count, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
#ifndef SHARED
    assert(counter == 5);
#endif
    return 0;
}
