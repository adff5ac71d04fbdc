/*
 * barrier.c: barriers, spin locks, and what is done once.
 *
 * A barrier is the set of the threads that wait at it, and the last to come lets them go and is the serial one. A spin lock is
 * a lock whose waiters wait; that its holder locks it again is a deadlock. Unlocking a spin lock that the thread does not hold is
 * undefined, and so is destroying what somebody holds or waits for.
 */
#include "internal.h"

/* ---- Barriers -------------------------------------------------------------------------------------------- */

#define SERIAL_THREAD (-1)

struct barrier {
    unsigned count; /* 0 when it is destroyed */
    struct thread_set waiting;
};

int pthread_barrier_wait(struct barrier *barrier) {
    int result = 0;
    heddle_atomic_begin();
    if (barrier->count == 0)
        undefined("a barrier is waited at that was destroyed or never initialised");
    if ((unsigned)__builtin_popcountll(members(&barrier->waiting)) + 1 < barrier->count) {
        wait_in(&barrier->waiting);
    } else {
        set_members(&barrier->waiting, 0);
        result = SERIAL_THREAD;
    }
    heddle_atomic_end();
    return result;
}

int pthread_barrier_init(struct barrier *barrier, const int *attributes, unsigned count) {
    (void)attributes;
    if (count == 0 || count > INT_MAX)
        return EINVAL;
    heddle_atomic_begin();
    barrier->count = count;
    set_members(&barrier->waiting, 0);
    heddle_atomic_end();
    return 0;
}

int pthread_barrier_destroy(struct barrier *barrier) {
    heddle_atomic_begin();
    if (members(&barrier->waiting) != 0)
        undefined("a barrier is destroyed that a thread waits at");
    barrier->count = 0;
    heddle_atomic_end();
    return 0;
}

int pthread_barrierattr_init(int *attributes) {
    *attributes = 0;
    return 0;
}

int pthread_barrierattr_destroy(int *attributes) {
    (void)attributes;
    return 0;
}

int pthread_barrierattr_setpshared(int *attributes, int shared) {
    if (shared != 0 && shared != 1)
        return EINVAL;
    *attributes = shared;
    return 0;
}

int pthread_barrierattr_getpshared(const int *attributes, int *shared) {
    *shared = *attributes;
    return 0;
}

/* ---- Spin locks ------------------------------------------------------------------------------------------ */

int pthread_spin_init(unsigned *lock, int shared) {
    (void)shared;
    __heddle_unlock(lock);
    return 0;
}

int pthread_spin_destroy(unsigned *lock) {
    heddle_atomic_begin();
    if (*lock != 0)
        undefined("a spin lock is destroyed that is locked");
    heddle_atomic_end();
    return 0;
}

int pthread_spin_lock(unsigned *lock) {
    __heddle_lock(lock, this_thread());
    return 0;
}

int pthread_spin_trylock(unsigned *lock) {
    heddle_atomic_begin();
    int busy = *lock != 0;
    if (!busy)
        __heddle_lock(lock, this_thread());
    heddle_atomic_end();
    return busy ? EBUSY : 0;
}

int pthread_spin_unlock(unsigned *lock) {
    heddle_atomic_begin();
    if (*lock != this_thread())
        undefined("a spin lock is unlocked that the thread has not locked");
    __heddle_unlock(lock);
    heddle_atomic_end();
    return 0;
}

/* ---- Once ------------------------------------------------------------------------------------------------ */

/* 0 at first. */
#define RUNNING 1u
#define DONE 2u

/* Whoever comes while the routine runs waits until it has. */
void __hp_once(unsigned *control, void (*routine)(void)) {
    heddle_atomic_begin();
    int first = *control == 0;
    if (first)
        *control = RUNNING;
    else
        __heddle_wait(control, DONE, DONE);
    heddle_atomic_end();
    if (first) {
        routine();
        heddle_atomic_begin();
        *control = DONE;
        heddle_atomic_end();
    }
}

int pthread_once(unsigned *control, void (*routine)(void)) {
    __hp_once(control, routine);
    return 0;
}
