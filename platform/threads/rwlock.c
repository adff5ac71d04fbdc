/*
 * rwlock.c: read-write locks of POSIX.
 *
 * One word: below how many read locks are held, above that the thread that writes. Whoever can go on may, readers before waiting
 * writers too, so every order that some preference would choose is among them. Unlocking what nobody has locked, or what another
 * thread writes, is undefined, and so is destroying a lock that is held; a writer that locks again gets EDEADLK, as from glibc.
 * Limits: a thread that unlocks a read lock of another one is not noticed, and deadlocks that only a preference for writers brings
 * about are not found.
 */
#include "internal.h"

#define READERS 0xffffu
#define WRITER_SHIFT 16

struct rwlock {
    unsigned held;
};

inlined unsigned writer(const struct rwlock *lock) {
    return lock->held >> WRITER_SHIFT;
}

/* In a section: one reader more. */
inlined int add_reader(struct rwlock *lock) {
    if (lock->held == READERS)
        return EAGAIN;
    lock->held++;
    return 0;
}

int pthread_rwlock_rdlock(struct rwlock *lock) {
    int error = EDEADLK;
    heddle_atomic_begin();
    if (writer(lock) != this_thread()) {
        __heddle_wait(&lock->held, ~READERS, 0);
        error = add_reader(lock);
    }
    heddle_atomic_end();
    return error;
}

int pthread_rwlock_wrlock(struct rwlock *lock) {
    int error = EDEADLK;
    heddle_atomic_begin();
    unsigned self = this_thread();
    if (writer(lock) != self) {
        __heddle_lock(&lock->held, self << WRITER_SHIFT);
        error = 0;
    }
    heddle_atomic_end();
    return error;
}

static int try_read(struct rwlock *lock, int busy, int again) {
    heddle_atomic_begin();
    unsigned by = writer(lock);
    int error = by == 0 ? add_reader(lock) : by == this_thread() ? again : busy;
    heddle_atomic_end();
    return error;
}

static int try_write(struct rwlock *lock, int busy, int again) {
    heddle_atomic_begin();
    unsigned self = this_thread();
    int error = 0;
    if (lock->held == 0)
        __heddle_lock(&lock->held, self << WRITER_SHIFT);
    else
        error = writer(lock) == self ? again : busy;
    heddle_atomic_end();
    return error;
}

int pthread_rwlock_tryrdlock(struct rwlock *lock) {
    return try_read(lock, EBUSY, EBUSY);
}

int pthread_rwlock_trywrlock(struct rwlock *lock) {
    return try_write(lock, EBUSY, EBUSY);
}

int pthread_rwlock_timedrdlock(struct rwlock *lock, const struct timespec *time) {
    return try_read(lock, timed_out(time), EDEADLK);
}

int pthread_rwlock_timedwrlock(struct rwlock *lock, const struct timespec *time) {
    return try_write(lock, timed_out(time), EDEADLK);
}

int pthread_rwlock_clockrdlock(struct rwlock *lock, int clock, const struct timespec *time) {
    (void)clock;
    return try_read(lock, timed_out(time), EDEADLK);
}

int pthread_rwlock_clockwrlock(struct rwlock *lock, int clock, const struct timespec *time) {
    (void)clock;
    return try_write(lock, timed_out(time), EDEADLK);
}

int pthread_rwlock_unlock(struct rwlock *lock) {
    heddle_atomic_begin();
    unsigned by = writer(lock);
    if (by == this_thread())
        __heddle_unlock(&lock->held);
    else if (by != 0)
        undefined("a read-write lock is unlocked that another thread has locked for writing");
    else if (lock->held == 0)
        undefined("a read-write lock is unlocked that is not locked");
    else
        lock->held--;
    heddle_atomic_end();
    return 0;
}

/* ---- Making and destroying ------------------------------------------------------------------------------- */

int pthread_rwlock_init(struct rwlock *lock, const int *attributes) {
    (void)attributes;
    heddle_atomic_begin();
    lock->held = 0;
    heddle_atomic_end();
    return 0;
}

int pthread_rwlock_destroy(struct rwlock *lock) {
    heddle_atomic_begin();
    if (lock->held != 0)
        undefined("a read-write lock is destroyed that is locked");
    heddle_atomic_end();
    return 0;
}

/* ---- Attributes ------------------------------------------------------------------------------------------ */

struct rwlock_attributes {
    int kind;
    int shared;
};

int pthread_rwlockattr_init(struct rwlock_attributes *attributes) {
    attributes->kind = 0;
    attributes->shared = 0;
    return 0;
}

int pthread_rwlockattr_destroy(struct rwlock_attributes *attributes) {
    (void)attributes;
    return 0;
}

int pthread_rwlockattr_setpshared(struct rwlock_attributes *attributes, int shared) {
    if (shared != 0 && shared != 1)
        return EINVAL;
    attributes->shared = shared;
    return 0;
}

int pthread_rwlockattr_getpshared(const struct rwlock_attributes *attributes, int *shared) {
    *shared = attributes->shared;
    return 0;
}

int pthread_rwlockattr_setkind_np(struct rwlock_attributes *attributes, int kind) {
    if (kind < 0 || kind > 2)
        return EINVAL;
    attributes->kind = kind;
    return 0;
}

int pthread_rwlockattr_getkind_np(const struct rwlock_attributes *attributes, int *kind) {
    *kind = attributes->kind;
    return 0;
}
