/*
 * semaphore.c: semaphores of POSIX without a name. Those with one are reported as unsupported.
 *
 * A semaphore is its value. Limits: that a thread waits at a semaphore that is destroyed is not noticed.
 */
#include "internal.h"

struct semaphore {
    int value;
};

int sem_init(struct semaphore *semaphore, int shared, unsigned value) {
    (void)shared;
    if (value > INT_MAX) {
        errno = EINVAL;
        return -1;
    }
    heddle_atomic_begin();
    semaphore->value = (int)value;
    heddle_atomic_end();
    return 0;
}

int sem_destroy(struct semaphore *semaphore) {
    (void)semaphore;
    return 0;
}

int sem_wait(struct semaphore *semaphore) {
    heddle_atomic_begin();
    heddle_block_until(&semaphore->value);
    semaphore->value--;
    heddle_atomic_end();
    return 0;
}

static int try_wait(struct semaphore *semaphore, int busy) {
    heddle_atomic_begin();
    int taken = semaphore->value > 0;
    if (taken)
        semaphore->value--;
    heddle_atomic_end();
    if (taken)
        return 0;
    errno = busy;
    return -1;
}

int sem_trywait(struct semaphore *semaphore) {
    return try_wait(semaphore, EAGAIN);
}

int sem_timedwait(struct semaphore *semaphore, const struct timespec *time) {
    return try_wait(semaphore, timed_out(time));
}

int sem_clockwait(struct semaphore *semaphore, int clock, const struct timespec *time) {
    (void)clock;
    return try_wait(semaphore, timed_out(time));
}

int sem_post(struct semaphore *semaphore) {
    heddle_atomic_begin();
    int full = semaphore->value == INT_MAX;
    if (!full)
        semaphore->value++;
    heddle_atomic_end();
    if (!full)
        return 0;
    errno = EOVERFLOW;
    return -1;
}

int sem_getvalue(struct semaphore *semaphore, int *value) {
    heddle_atomic_begin();
    int now = semaphore->value;
    heddle_atomic_end();
    *value = now;
    return 0;
}

#define NAMED "a semaphore with a name"

struct semaphore *sem_open(const char *name, int flags, ...) {
    (void)name, (void)flags;
    __heddle_unsupported(NAMED);
}

int sem_close(struct semaphore *semaphore) {
    (void)semaphore;
    __heddle_unsupported(NAMED);
}

int sem_unlink(const char *name) {
    (void)name;
    __heddle_unsupported(NAMED);
}
