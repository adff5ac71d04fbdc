// Work in two phases with a lock each. A thread must hold the first lock until the second phase is over; here it unlocks
// when the first phase is, so that the other thread starts its first phase in the middle: an assertion fails, and nobody
// waits for ever. LATE unlocks when it is right to.
// RUN: heddle check --engine explore %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --encoding scheduler %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore -DLATE %s
// EXIT: 0
// RUN: heddle check --engine bmc -DLATE %s
// EXIT: 0
// RUN: heddle check --engine bmc --encoding scheduler -DLATE %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER, second = PTHREAD_MUTEX_INITIALIZER;
static atomic_int phase;

static void *work(void *unused)
{
    pthread_mutex_lock(&first);
    phase = 1;
#ifndef LATE
    pthread_mutex_unlock(&first);
#endif
    pthread_mutex_lock(&second);
    phase = 2;
    assert(phase == 2); //~ ERROR: [assert]
    pthread_mutex_unlock(&second);
#ifdef LATE
    pthread_mutex_unlock(&first);
#endif
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, work, 0);
    pthread_create(&two, 0, work, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
