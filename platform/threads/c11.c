/*
 * c11.c: threads.h of C11, on what POSIX's threads stand on, as in glibc.
 */
#include "internal.h"

enum { thrd_success, thrd_busy, thrd_error, thrd_nomem, thrd_timedout };
enum { mtx_plain, mtx_recursive };

static int outcome(int error) {
    switch (error) {
    case 0:
        return thrd_success;
    case EBUSY:
        return thrd_busy;
    case ENOMEM:
        return thrd_nomem;
    case ETIMEDOUT:
        return thrd_timedout;
    default:
        return thrd_error;
    }
}

/* ---- Threads --------------------------------------------------------------------------------------------- */

static void thread_run(void *start, void *argument) {
    __hp_thread_end((void *)(intptr_t)((int (*)(void *))start)(argument));
}

int thrd_create(thread_id *thread, int (*start)(void *), void *argument) {
    return outcome(__hp_thread_create(thread, thread_run, (void *)start, argument, 0));
}

__attribute__((noreturn)) void thrd_exit(int result) {
    __hp_thread_exit((void *)(intptr_t)result);
}

int thrd_join(thread_id thread, int *result) {
    void *kept = NULL;
    int error = __hp_thread_join(thread, &kept);
    if (error == 0 && result != NULL)
        *result = (int)(intptr_t)kept;
    return outcome(error);
}

int thrd_detach(thread_id thread) {
    return outcome(__hp_thread_detach(thread));
}

thread_id thrd_current(void) {
    return this_thread();
}

int thrd_equal(thread_id a, thread_id b) {
    return a == b;
}

void thrd_yield(void) {
    heddle_yield();
}

int thrd_sleep(const struct timespec *time, struct timespec *left) {
    (void)left;
    if (time->tv_sec < 0 || !is_time(time))
        return -2;
    heddle_yield();
    return 0;
}

/* ---- Mutexes --------------------------------------------------------------------------------------------- */

int mtx_init(struct mutex *mutex, int type) {
    heddle_atomic_begin();
    mutex->holder = 0;
    mutex->kind = type & mtx_recursive ? RECURSIVE : NORMAL;
    heddle_atomic_end();
    return thrd_success;
}

void mtx_destroy(struct mutex *mutex) {
    heddle_atomic_begin();
    if (mutex->holder == 0)
        mutex->kind = DESTROYED;
    heddle_atomic_end();
}

int mtx_lock(struct mutex *mutex) {
    return outcome(mutex_lock(mutex));
}

int mtx_trylock(struct mutex *mutex) {
    return outcome(__hp_mutex_trylock(mutex));
}

int mtx_timedlock(struct mutex *mutex, const struct timespec *time) {
    return outcome(__hp_mutex_timedlock(mutex, time));
}

int mtx_unlock(struct mutex *mutex) {
    return outcome(mutex_unlock(mutex));
}

/* ---- Condition variables --------------------------------------------------------------------------------- */

int cnd_init(struct condition *condition) {
    __hp_cond_broadcast(condition);
    return thrd_success;
}

void cnd_destroy(struct condition *condition) {
    __hp_cond_destroy(condition);
}

int cnd_wait(struct condition *condition, struct mutex *mutex) {
    return outcome(__hp_cond_wait(condition, mutex));
}

int cnd_timedwait(struct condition *condition, struct mutex *mutex, const struct timespec *time) {
    return outcome(__hp_cond_timedwait(condition, mutex, time));
}

int cnd_signal(struct condition *condition) {
    __hp_cond_signal(condition);
    return thrd_success;
}

int cnd_broadcast(struct condition *condition) {
    __hp_cond_broadcast(condition);
    return thrd_success;
}

/* ---- Once, and values of threads ------------------------------------------------------------------------- */

void call_once(unsigned *control, void (*routine)(void)) {
    __hp_once(control, routine);
}

int tss_create(unsigned *key, void (*destroy)(void *)) {
    return outcome(__hp_key_create(key, destroy));
}

void tss_delete(unsigned key) {
    (void)__hp_key_delete(key);
}

void *tss_get(unsigned key) {
    return __hp_key_get(key);
}

int tss_set(unsigned key, void *value) {
    return outcome(__hp_key_set(key, value));
}
