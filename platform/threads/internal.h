/*
 * internal.h: what the files of the thread library share.
 *
 * Types have the sizes of glibc's on x86, so that programs compiled with its headers fit, and all-zero memory is a valid
 * object, so that its static initialisers do; the kind of a mutex lies where they put it.
 *
 * Rules for all files, besides those of libc/internal.h. An operation is one atomic section, so that it takes effect in one
 * step; where it has to wait, a waiting primitive inside the section gives up atomicity and has it again when it goes on. What
 * programs hand over by pointer (a result, a thread's number) is read and written outside of sections: an access that could race
 * is not hidden. Nothing that grows is kept: words are zero when nobody holds or waits, and who waits is a set of threads, not
 * a count of arrivals.
 *
 * A timed operation may time out whenever it is its thread's turn: it takes what is there, or fails. Every outcome that a clock
 * could bring about is the outcome of some order of turns; nobody waits for a time, and times are only checked for being valid.
 */
#ifndef HP_THREADS_INTERNAL_H
#define HP_THREADS_INTERNAL_H

#include "../libc/internal.h"

#define EPERM 1
#define ESRCH 3
#define EAGAIN 11
#define EBUSY 16
#define EDEADLK 35
#define ENOTSUP 95
#define ETIMEDOUT 110

typedef unsigned long thread_id; /* pthread_t, thrd_t: the thread's number + 1 */

typedef long time_t;

struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

#define inlined static inline __attribute__((always_inline))

/* What stands in a word for the running thread: never 0. */
inlined unsigned this_thread(void) {
    return (unsigned)heddle_self() + 1;
}

inlined int is_time(const struct timespec *time) {
    return time->tv_nsec >= 0 && time->tv_nsec <= 999999999;
}

/* What a timed operation gives that would have to wait. */
inlined int timed_out(const struct timespec *time) {
    return is_time(time) ? ETIMEDOUT : EINVAL;
}

__attribute__((noreturn)) inlined void undefined(const char *what) {
    __heddle_violation("undefined", what);
}

/* ---- Sets of threads ------------------------------------------------------------------------------------- */

/* One bit for each of the 64 threads there can be. */
struct thread_set {
    unsigned words[2];
};

inlined uint64_t members(const struct thread_set *set) {
    return (uint64_t)set->words[1] << 32 | set->words[0];
}

inlined void set_members(struct thread_set *set, uint64_t members) {
    set->words[0] = (unsigned)members;
    set->words[1] = (unsigned)(members >> 32);
}

/* The running thread becomes a member and waits until somebody removes it. */
inlined void wait_in(struct thread_set *set) {
    unsigned self = (unsigned)heddle_self(), bit = 1u << self % 32;
    unsigned *word = &set->words[self / 32];
    *word |= bit;
    __heddle_wait(word, bit, 0);
}

/* ---- Threads --------------------------------------------------------------------------------------------- */

__attribute__((noreturn)) void __hp_thread_end(void *result);
__attribute__((noreturn)) void __hp_thread_exit(void *result);
int __hp_thread_create(thread_id *thread, void (*run)(void *, void *), void *start, void *argument, int detached);
int __hp_thread_join(thread_id thread, void **result);
int __hp_thread_detach(thread_id thread);

/* What else is to be done when a thread ends, in this order: null, unless the program uses it. Not local to the library, so that
   the functions named here are linked only into programs that need them. */
enum { CLEANUP_HANDLERS, CXX_OBJECTS, VALUES_OF_KEYS, HOOKS };
extern void (*__heddle_thread_hooks[HOOKS])(void);

inlined void set_hook(int which, void (*hook)(void)) {
    heddle_atomic_begin();
    __heddle_thread_hooks[which] = hook;
    heddle_atomic_end();
}

/* ---- Mutexes --------------------------------------------------------------------------------------------- */

enum { NORMAL, RECURSIVE, ERRORCHECK, ADAPTIVE, KIND_MASK = 3, DESTROYED = -1 };

/* The holder is 0 when the mutex is free; else it is the thread, and above that how often more a recursive mutex is held. */
#define THREAD_MASK 0xffu
#define ONCE_MORE 0x100u

struct mutex {
    unsigned holder;
#ifdef __LP64__
    unsigned unused[3];
#else
    unsigned unused[2];
#endif
    int kind;
};

/* For mutexes that are not normal, in a section: an error, or one of these. */
enum { MAY_LOCK = 0, HELD_ONCE_MORE = -1 };
int __hp_mutex_relock(struct mutex *mutex, unsigned self);
int __hp_mutex_not_simply_held(struct mutex *mutex, unsigned self);

/* Locks it, in a section. */
inlined int mutex_take(struct mutex *mutex, unsigned self) {
    if (mutex->kind != NORMAL) {
        int found = __hp_mutex_relock(mutex, self);
        if (found != MAY_LOCK)
            return found == HELD_ONCE_MORE ? 0 : found;
    }
    __heddle_lock(&mutex->holder, self);
    return 0;
}

/* Locks it, in a section, if nobody has to wait for that; else `busy`. */
inlined int mutex_try(struct mutex *mutex, unsigned self, int busy) {
    if (mutex->kind != NORMAL) {
        int found = __hp_mutex_relock(mutex, self);
        if (found != MAY_LOCK)
            return found == HELD_ONCE_MORE ? 0 : found;
    }
    if (mutex->holder != 0)
        return busy;
    __heddle_lock(&mutex->holder, self);
    return 0;
}

/* Unlocks it, in a section. */
inlined int mutex_release(struct mutex *mutex, unsigned self) {
    if (mutex->holder != self)
        return __hp_mutex_not_simply_held(mutex, self);
    __heddle_unlock(&mutex->holder);
    return 0;
}

inlined int mutex_lock(struct mutex *mutex) {
    heddle_atomic_begin();
    int error = mutex_take(mutex, this_thread());
    heddle_atomic_end();
    return error;
}

inlined int mutex_unlock(struct mutex *mutex) {
    heddle_atomic_begin();
    int error = mutex_release(mutex, this_thread());
    heddle_atomic_end();
    return error;
}

int __hp_mutex_trylock(struct mutex *mutex);
int __hp_mutex_timedlock(struct mutex *mutex, const struct timespec *time);

/* ---- The rest that C11's names share --------------------------------------------------------------------- */

struct condition {
    struct thread_set waiting;
};
int __hp_cond_wait(struct condition *condition, struct mutex *mutex);
int __hp_cond_timedwait(struct condition *condition, struct mutex *mutex, const struct timespec *time);
void __hp_cond_signal(struct condition *condition);
void __hp_cond_broadcast(struct condition *condition);
void __hp_cond_destroy(struct condition *condition);

void __hp_once(unsigned *control, void (*routine)(void));

int __hp_key_create(unsigned *key, void (*destroy)(void *));
int __hp_key_delete(unsigned key);
void *__hp_key_get(unsigned key);
int __hp_key_set(unsigned key, void *value);

#endif
