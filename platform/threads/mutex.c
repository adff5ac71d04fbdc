/*
 * mutex.c: mutexes of POSIX, of all kinds.
 *
 * A normal mutex that its holder locks again waits forever; an error-checking one says EDEADLK, a recursive one counts. Unlocking
 * what the thread does not hold is EPERM for those two and undefined for a normal one, and so is any use of a mutex that was
 * destroyed, and destroying one that is locked. Adaptive mutexes are normal ones. Protocols, ceilings and sharing between
 * processes are kept in the attributes and change nothing. Limits: robust mutexes are reported as unsupported.
 *
 * Cost of locking and unlocking a normal mutex that is free: one transition each.
 */
#include "internal.h"

/* glibc's attributes are four bytes, and so are these. */
#define PROTOCOL_SHIFT 4
#define PROTOCOL_MASK (3u << PROTOCOL_SHIFT)
#define SHARED (1u << 7)
#define CEILING_SHIFT 12
#define CEILING_MASK (0xfffu << CEILING_SHIFT)

/* ---- Locking --------------------------------------------------------------------------------------------- */

int __hp_mutex_relock(struct mutex *mutex, unsigned self) {
    int held = (mutex->holder & THREAD_MASK) == self;
    switch (mutex->kind) {
    case ADAPTIVE:
        return MAY_LOCK;
    case ERRORCHECK:
        return held ? EDEADLK : MAY_LOCK;
    case RECURSIVE:
        if (!held)
            return MAY_LOCK;
        if (mutex->holder > UINT_MAX - ONCE_MORE)
            return EAGAIN;
        mutex->holder += ONCE_MORE;
        return HELD_ONCE_MORE;
    default:
        undefined("a mutex is locked that was destroyed or never initialised");
    }
}

/* Unlocks a mutex that the thread does not hold exactly once. */
int __hp_mutex_not_simply_held(struct mutex *mutex, unsigned self) {
    if ((mutex->holder & THREAD_MASK) == self) {
        mutex->holder -= ONCE_MORE;
        return 0;
    }
    if (mutex->kind == RECURSIVE || mutex->kind == ERRORCHECK)
        return EPERM;
    if (mutex->kind != NORMAL && mutex->kind != ADAPTIVE)
        undefined("a mutex is unlocked that was destroyed or never initialised");
    if (mutex->holder == 0)
        undefined("a mutex is unlocked that is not locked");
    undefined("a mutex is unlocked that another thread has locked");
}

int pthread_mutex_lock(struct mutex *mutex) {
    return mutex_lock(mutex);
}

int pthread_mutex_unlock(struct mutex *mutex) {
    return mutex_unlock(mutex);
}

/* Also an error-checking mutex is only busy for the thread that holds it. */
int __hp_mutex_trylock(struct mutex *mutex) {
    heddle_atomic_begin();
    int error = mutex_try(mutex, this_thread(), EBUSY);
    heddle_atomic_end();
    return error == EDEADLK ? EBUSY : error;
}

int pthread_mutex_trylock(struct mutex *mutex) {
    return __hp_mutex_trylock(mutex);
}

int __hp_mutex_timedlock(struct mutex *mutex, const struct timespec *time) {
    int late = timed_out(time);
    heddle_atomic_begin();
    int error = mutex_try(mutex, this_thread(), late);
    heddle_atomic_end();
    return error;
}

int pthread_mutex_timedlock(struct mutex *mutex, const struct timespec *time) {
    return __hp_mutex_timedlock(mutex, time);
}

int pthread_mutex_clocklock(struct mutex *mutex, int clock, const struct timespec *time) {
    (void)clock;
    return __hp_mutex_timedlock(mutex, time);
}

/* ---- Making and destroying ------------------------------------------------------------------------------- */

int pthread_mutex_init(struct mutex *mutex, const unsigned *attributes) {
    unsigned kind = attributes != NULL ? *attributes & KIND_MASK : NORMAL;
    heddle_atomic_begin();
    mutex->holder = 0;
    mutex->kind = (int)kind;
    heddle_atomic_end();
    return 0;
}

int pthread_mutex_destroy(struct mutex *mutex) {
    heddle_atomic_begin();
    if (mutex->holder != 0)
        undefined("a mutex is destroyed that is locked");
    if (mutex->kind == DESTROYED)
        undefined("a mutex is destroyed that was destroyed or never initialised");
    mutex->kind = DESTROYED;
    heddle_atomic_end();
    return 0;
}

/* Only a robust mutex can be inconsistent. */
int pthread_mutex_consistent(struct mutex *mutex) {
    (void)mutex;
    return EINVAL;
}

/* No mutex has a ceiling. */
int pthread_mutex_getprioceiling(const struct mutex *mutex, int *ceiling) {
    (void)mutex, (void)ceiling;
    return EINVAL;
}

int pthread_mutex_setprioceiling(struct mutex *mutex, int ceiling, int *old) {
    (void)mutex, (void)ceiling, (void)old;
    return EINVAL;
}

/* ---- Attributes ------------------------------------------------------------------------------------------ */

int pthread_mutexattr_init(unsigned *attributes) {
    *attributes = NORMAL;
    return 0;
}

int pthread_mutexattr_destroy(unsigned *attributes) {
    (void)attributes;
    return 0;
}

int pthread_mutexattr_settype(unsigned *attributes, int kind) {
    if (kind < NORMAL || kind > ADAPTIVE)
        return EINVAL;
    *attributes = (*attributes & ~(unsigned)KIND_MASK) | (unsigned)kind;
    return 0;
}

int pthread_mutexattr_gettype(const unsigned *attributes, int *kind) {
    *kind = (int)(*attributes & KIND_MASK);
    return 0;
}

int pthread_mutexattr_setpshared(unsigned *attributes, int shared) {
    if (shared != 0 && shared != 1)
        return EINVAL;
    *attributes = (*attributes & ~SHARED) | (shared ? SHARED : 0);
    return 0;
}

int pthread_mutexattr_getpshared(const unsigned *attributes, int *shared) {
    *shared = (*attributes & SHARED) != 0;
    return 0;
}

int pthread_mutexattr_setprotocol(unsigned *attributes, int protocol) {
    if (protocol < 0 || protocol > 2)
        return EINVAL;
    *attributes = (*attributes & ~PROTOCOL_MASK) | (unsigned)protocol << PROTOCOL_SHIFT;
    return 0;
}

int pthread_mutexattr_getprotocol(const unsigned *attributes, int *protocol) {
    *protocol = (int)((*attributes & PROTOCOL_MASK) >> PROTOCOL_SHIFT);
    return 0;
}

int pthread_mutexattr_setprioceiling(unsigned *attributes, int ceiling) {
    if (ceiling < 1 || ceiling > 99)
        return EINVAL;
    *attributes = (*attributes & ~CEILING_MASK) | (unsigned)ceiling << CEILING_SHIFT;
    return 0;
}

/* The lowest priority, unless one was set. */
int pthread_mutexattr_getprioceiling(const unsigned *attributes, int *ceiling) {
    unsigned set = (*attributes & CEILING_MASK) >> CEILING_SHIFT;
    *ceiling = set == 0 ? 1 : (int)set;
    return 0;
}

#define SETROBUST(name) \
    int name(unsigned *attributes, int robust) { \
        (void)attributes; \
        if (robust == 1) \
            __heddle_unsupported("a robust mutex"); \
        return robust == 0 ? 0 : EINVAL; \
    }
#define GETROBUST(name) \
    int name(const unsigned *attributes, int *robust) { \
        (void)attributes; \
        *robust = 0; \
        return 0; \
    }

SETROBUST(pthread_mutexattr_setrobust)
SETROBUST(pthread_mutexattr_setrobust_np)
GETROBUST(pthread_mutexattr_getrobust)
GETROBUST(pthread_mutexattr_getrobust_np)
