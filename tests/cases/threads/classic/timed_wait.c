// A timed wait ends with the signal or with the time: nobody waits for ever, and both ends are possible.
// RUN: heddle check --engine explore --property assert,race,deadlock %s
// EXIT: 0
// RUN: heddle query %s "E<>([1.in_time])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>([1.too_late])"
// EXIT: 0
// STDOUT-NOT: not satisfied

#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int ready;

static void in_time(void) {}
static void too_late(void) {}

static void *waiter(void *unused)
{
    struct timespec deadline = {1, 0};
    int result = 0;
    pthread_mutex_lock(&mutex);
    while (!ready && result == 0)
        result = pthread_cond_timedwait(&condition, &mutex, &deadline);
    assert(result == 0 || result == ETIMEDOUT);
    if (ready)
        in_time();
    else
        too_late();
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, waiter, 0);
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&condition);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, 0);
    return 0;
}
