// What POSIX leaves undefined about mutexes and threads, all in one class: DESTROY_LOCKED destroys a mutex that somebody holds, DESTROYED locks one that was
// destroyed, OTHERS unlocks what another thread has locked, TWICE joins a thread again, DETACHED one that is detached.
// RUN: heddle check %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore -DDESTROY_LOCKED %s
// EXIT: 10
// STDOUT: [undefined] a mutex is destroyed that is locked
// RUN: heddle check --engine bmc -DDESTROY_LOCKED %s
// EXIT: 10
// STDOUT: [undefined] a mutex is destroyed that is locked
// RUN: heddle check --engine explore -DDESTROYED %s
// EXIT: 10
// STDOUT: [undefined] a mutex is locked that was destroyed or never initialised
// RUN: heddle check --engine bmc -DDESTROYED %s
// EXIT: 10
// STDOUT: [undefined] a mutex is locked that was destroyed or never initialised
// RUN: heddle check --engine explore -DOTHERS %s
// EXIT: 10
// STDOUT: [undefined] a mutex is unlocked that another thread has locked
// RUN: heddle check --engine bmc -DOTHERS %s
// EXIT: 10
// STDOUT: [undefined] a mutex is unlocked that another thread has locked
// RUN: heddle check --engine explore -DTWICE %s
// EXIT: 10
// STDOUT: [undefined] a thread is joined or detached that was joined before
// RUN: heddle check --engine bmc -DTWICE %s
// EXIT: 10
// STDOUT: [undefined] a thread is joined or detached that was joined before
// RUN: heddle check --engine explore -DDETACHED %s
// EXIT: 10
// STDOUT: [undefined] a thread is joined or detached that is detached
// RUN: heddle check --engine bmc -DDETACHED %s
// EXIT: 10
// STDOUT: [undefined] a thread is joined or detached that is detached

#include <pthread.h>

#if defined DESTROY_LOCKED
#define BEFORE pthread_mutex_lock(&mutex)
#define MISUSE pthread_mutex_destroy(&mutex)
#elif defined DESTROYED
#define BEFORE pthread_mutex_destroy(&mutex)
#define MISUSE pthread_mutex_lock(&mutex)
#elif defined OTHERS
#define BEFORE pthread_create(&thread, 0, hold, 0), pthread_join(thread, 0)
#define MISUSE pthread_mutex_unlock(&mutex)
#elif defined TWICE
#define BEFORE pthread_create(&thread, 0, work, 0), pthread_join(thread, 0)
#define MISUSE pthread_join(thread, 0)
#elif defined DETACHED
#define BEFORE pthread_create(&thread, 0, work, 0), pthread_detach(thread)
#define MISUSE pthread_join(thread, 0)
#else
#define BEFORE pthread_mutex_lock(&mutex), pthread_mutex_unlock(&mutex)
#define MISUSE pthread_mutex_destroy(&mutex)
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *work(void *unused)
{
    pthread_mutex_lock(&mutex);
    shared++;
    pthread_mutex_unlock(&mutex);
    return 0;
}

__attribute__((unused)) static void *hold(void *unused)
{
    pthread_mutex_lock(&mutex);
    return work;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
    BEFORE;
    MISUSE; //~ ERROR: [undefined]
    return 0;
}
