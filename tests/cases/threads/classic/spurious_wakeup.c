// `if` instead of `while` around a wait is only wrong when a wait may end by itself, which it may unless that is excluded.
// RUN: heddle check --engine explore --property assert,race,deadlock --no-spurious-wakeups %s
// EXIT: 0
// STDOUT: [no-spurious-wakeups]
// RUN: heddle check --engine explore --property assert,race,deadlock -DAGAIN=while %s
// EXIT: 0
// STDOUT-NOT: [no-spurious-wakeups]
// RUN: heddle check --property assert,race,deadlock %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert,race,deadlock %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,race,deadlock --spurious-wakeups --trace-file %t.json %s
// EXIT: 10
// STDOUT: violated: assert
// RUN: heddle check --replay %t.json %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --replay %t.json --spurious-wakeups %s
// EXIT: 10
// RUN: heddle query --spurious-wakeups %s "E<>([1.__assert_fail])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>([1.__assert_fail])"
// EXIT: 0
// STDOUT: not satisfied

#include <assert.h>
#include <pthread.h>

#ifndef AGAIN
#define AGAIN if
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int ready;

static void *waiter(void *unused)
{
    pthread_mutex_lock(&mutex);
    AGAIN (!ready)
        pthread_cond_wait(&condition, &mutex);
    assert(ready); //~ ERROR: ready
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
