/*
 * cond.c: condition variables of POSIX.
 *
 * A condition variable is the set of the threads that wait. signal removes any one of them, broadcast all; a signal that
 * nobody waits for is lost. Releasing the mutex and starting to wait are one step. A timed wait gives the mutex back and, when it is
 * its turn again, has been signalled or is out of time. There are no spurious wake-ups, unless the run asks for them: then a wait
 * that is to end by itself is like a timed one, and a timed one that is out of time may say that it was signalled. That it ends by
 * itself is decided as it starts, which makes no difference, for it may be signalled all the same. A recursive mutex that is held
 * more than once stays locked while its thread waits, as with glibc. Limits: that all waiters use the same mutex is not checked.
 */
#include "internal.h"

/* In a section: the running thread becomes a member until it is its turn again. Whether nobody has removed it by then. */
inlined int stay_in(struct thread_set *set) {
    uint64_t bit = (uint64_t)1 << heddle_self();
    set_members(set, members(set) | bit);
    heddle_atomic_end();
    heddle_yield();
    heddle_atomic_begin();
    uint64_t left = members(set);
    set_members(set, left & ~bit);
    return (left & bit) != 0;
}

int __hp_cond_wait(struct condition *condition, struct mutex *mutex) {
    heddle_atomic_begin();
    unsigned self = this_thread();
    int error = mutex_release(mutex, self);
    if (error == 0) {
        if (__heddle_may_wake())
            stay_in(&condition->waiting);
        else
            wait_in(&condition->waiting);
        error = mutex_take(mutex, self);
    }
    heddle_atomic_end();
    return error;
}

int pthread_cond_wait(struct condition *condition, struct mutex *mutex) {
    return __hp_cond_wait(condition, mutex);
}

int __hp_cond_timedwait(struct condition *condition, struct mutex *mutex, const struct timespec *time) {
    if (!is_time(time))
        return EINVAL;
    heddle_atomic_begin();
    unsigned self = this_thread();
    int late = 0;
    int error = mutex_release(mutex, self);
    if (error == 0) {
        late = stay_in(&condition->waiting) && !__heddle_may_wake();
        error = mutex_take(mutex, self);
    }
    heddle_atomic_end();
    return error != 0 ? error : late ? ETIMEDOUT : 0;
}

int pthread_cond_timedwait(struct condition *condition, struct mutex *mutex, const struct timespec *time) {
    return __hp_cond_timedwait(condition, mutex, time);
}

int pthread_cond_clockwait(struct condition *condition, struct mutex *mutex, int clock, const struct timespec *time) {
    (void)clock;
    return __hp_cond_timedwait(condition, mutex, time);
}

void __hp_cond_signal(struct condition *condition) {
    heddle_atomic_begin();
    uint64_t waiting = members(&condition->waiting);
    if (waiting != 0) {
        int count = __builtin_popcountll(waiting);
        uint64_t rest = waiting;
        if (count > 1)
            for (unsigned long before = heddle_choose((unsigned long)count); before > 0; before--)
                rest &= rest - 1;
        set_members(&condition->waiting, waiting & ~(rest & -rest));
    }
    heddle_atomic_end();
}

int pthread_cond_signal(struct condition *condition) {
    __hp_cond_signal(condition);
    return 0;
}

void __hp_cond_broadcast(struct condition *condition) {
    heddle_atomic_begin();
    set_members(&condition->waiting, 0);
    heddle_atomic_end();
}

int pthread_cond_broadcast(struct condition *condition) {
    __hp_cond_broadcast(condition);
    return 0;
}

/* ---- Making and destroying ------------------------------------------------------------------------------- */

int pthread_cond_init(struct condition *condition, const unsigned *attributes) {
    (void)attributes;
    __hp_cond_broadcast(condition);
    return 0;
}

void __hp_cond_destroy(struct condition *condition) {
    heddle_atomic_begin();
    if (members(&condition->waiting) != 0)
        undefined("a condition variable is destroyed that a thread waits for");
    heddle_atomic_end();
}

int pthread_cond_destroy(struct condition *condition) {
    __hp_cond_destroy(condition);
    return 0;
}

/* ---- Attributes ------------------------------------------------------------------------------------------ */

#define SHARED 1u
#define CLOCK_SHIFT 1

int pthread_condattr_init(unsigned *attributes) {
    *attributes = 0;
    return 0;
}

int pthread_condattr_destroy(unsigned *attributes) {
    (void)attributes;
    return 0;
}

int pthread_condattr_setpshared(unsigned *attributes, int shared) {
    if (shared != 0 && shared != 1)
        return EINVAL;
    *attributes = (*attributes & ~SHARED) | (unsigned)shared;
    return 0;
}

int pthread_condattr_getpshared(const unsigned *attributes, int *shared) {
    *shared = (int)(*attributes & SHARED);
    return 0;
}

/* Of real time or monotonic. */
int pthread_condattr_setclock(unsigned *attributes, int clock) {
    if (clock != 0 && clock != 1)
        return EINVAL;
    *attributes = (*attributes & SHARED) | (unsigned)clock << CLOCK_SHIFT;
    return 0;
}

int pthread_condattr_getclock(const unsigned *attributes, int *clock) {
    *clock = (int)(*attributes >> CLOCK_SHIFT);
    return 0;
}
