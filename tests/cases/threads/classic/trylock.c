// Trying a lock never waits and says whether it got it. FAULTY does not ask.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle query %s "E<>([1.missed])"
// EXIT: 0
// STDOUT-NOT: not satisfied

#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int inside;

static void missed(void) {}

static void critical_section(void)
{
    inside++;
    assert(inside == 1); //~ ERROR: [assert]
    inside--;
}

static void *polite(void *unused)
{
    int result = pthread_mutex_trylock(&mutex);
    assert(result == 0 || result == EBUSY);
#ifdef FAULTY
    critical_section();
#endif
    if (result == 0) {
#ifndef FAULTY
        critical_section();
#endif
        pthread_mutex_unlock(&mutex);
    } else {
        missed();
    }
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, polite, 0);
    pthread_mutex_lock(&mutex);
    critical_section();
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, 0);
    return 0;
}
