// Waits of C11 may end by themselves, too, and a timed one then says that it was in time.
// RUN: heddle check --engine explore --property assert,race,deadlock --no-spurious-wakeups %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,race,deadlock --spurious-wakeups %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,race,deadlock --no-spurious-wakeups -DTIMED %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,race,deadlock --spurious-wakeups -DTIMED %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,race,deadlock --spurious-wakeups --reduction none -DTIMED %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,race,deadlock --spurious-wakeups -DAGAIN %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,race,deadlock --spurious-wakeups -DAGAIN -DTIMED %s
// EXIT: 0

#include <assert.h>
#include <threads.h>
#include <time.h>

static mtx_t mutex;
static cnd_t condition;
static int ready;

static int wait_for_it(void)
{
#ifdef TIMED
    return cnd_timedwait(&condition, &mutex, &(struct timespec){1, 0});
#else
    return cnd_wait(&condition, &mutex);
#endif
}

static int waiter(void *unused)
{
    mtx_lock(&mutex);
    int how = thrd_success;
#ifdef AGAIN
    while (!ready && how == thrd_success)
#else
    if (!ready)
#endif
        how = wait_for_it();
    assert(ready || how == thrd_timedout); //~ ERROR: ready
    mtx_unlock(&mutex);
    return 0;
}

int main(void)
{
    thrd_t thread;
    mtx_init(&mutex, mtx_plain);
    cnd_init(&condition);
    thrd_create(&thread, waiter, 0);
    mtx_lock(&mutex);
    ready = 1;
    cnd_signal(&condition);
    mtx_unlock(&mutex);
    thrd_join(thread, 0);
    return 0;
}
