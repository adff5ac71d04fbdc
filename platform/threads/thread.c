/*
 * thread.c: threads of POSIX: starting, ending, joining, detaching, and what a thread is called.
 *
 * A pthread_t is the thread's number + 1. What is known about a thread besides its state lies in its mark: whether it is detached,
 * whether somebody has joined it, whether it has ended. Numbers are not used again, so one that is no thread is told (ESRCH). To join or
 * detach a thread that is detached or joined already is undefined, as POSIX has it. When the first thread has ended with pthread_exit and the last
 * one ends, the program ends with 0. Limits: cancellation is reported as unsupported when it is asked for; so is pthread_exit
 * between pthread_cleanup_push and pthread_cleanup_pop. Two threads that join each other are a deadlock, not an error.
 */
#include "internal.h"

#define DETACHED 1u
#define JOINED 2u
#define ENDED 4u
/* Never set: only what is no thread has it. */
#define NO_THREAD 8u
#define THREADS 64

void (*__heddle_thread_hooks[HOOKS])(void) = {NULL};

/* ---- Starting -------------------------------------------------------------------------------------------- */

/* The new thread may read its number, but nobody else may meanwhile: the store outside of the section races with those. */
int __hp_thread_create(thread_id *thread, void (*run)(void *, void *), void *start, void *argument, int detached) {
    *thread = 0;
    heddle_atomic_begin();
    int p = __heddle_spawn(run, start, argument);
    if (detached)
        __heddle_mark(p, DETACHED, 0);
    *thread = (thread_id)p + 1;
    heddle_atomic_end();
    return 0;
}

static void thread_run(void *start, void *argument) {
    __hp_thread_end(((void *(*)(void *))start)(argument));
}

/* Of the attributes only the first matters here. */
struct attributes {
    int detached;
};

int pthread_create(thread_id *thread, const struct attributes *attributes, void *(*start)(void *), void *argument) {
    int detached = attributes != NULL && attributes->detached;
    return __hp_thread_create(thread, thread_run, (void *)start, argument, detached);
}

/* ---- Ending ---------------------------------------------------------------------------------------------- */

/* Whether the first thread has called pthread_exit: only then the program ends with its last thread. */
static int without_first;

/* Whether all threads but this one have ended. */
static int is_last(void) {
    for (int p = 0; p < THREADS; p++)
        /* The mark of what is no thread has every bit. */
        if (!__heddle_mark(p, 0, ENDED))
            return 0;
    return 1;
}

__attribute__((noreturn)) void __hp_thread_end(void *result) {
    heddle_atomic_begin();
    for (int i = 0; i < HOOKS; i++) {
        void (*hook)(void) = __heddle_thread_hooks[i];
        if (hook != NULL) {
            heddle_atomic_end();
            hook();
            heddle_atomic_begin();
        }
    }
    /* Nobody asks for the result of a detached thread. */
    if (__heddle_mark(heddle_self(), ENDED, DETACHED))
        result = NULL;
    if (without_first && is_last()) {
        heddle_atomic_end();
        __heddle_finish(0);
    }
    __heddle_end(result);
}

__attribute__((noreturn)) void __hp_thread_exit(void *result) {
    if (heddle_self() == 0) {
        heddle_atomic_begin();
        without_first = 1;
        heddle_atomic_end();
    }
    __hp_thread_end(result);
}

__attribute__((noreturn)) void pthread_exit(void *result) {
    __hp_thread_exit(result);
}

/* In a section: 0 if a thread can be joined. */
static int unjoinable(thread_id thread) {
    unsigned asked = NO_THREAD | DETACHED | JOINED;
    unsigned mark = thread - 1 < THREADS ? __heddle_mark((int)thread - 1, 0, asked) : NO_THREAD;
    if (mark & NO_THREAD)
        return ESRCH;
    if (mark & JOINED)
        undefined("a thread is joined or detached that was joined before");
    if (mark & DETACHED)
        undefined("a thread is joined or detached that is detached");
    return 0;
}

int __hp_thread_join(thread_id thread, void **result) {
    void *kept = NULL;
    heddle_atomic_begin();
    int error = thread == this_thread() ? EDEADLK : unjoinable(thread);
    if (error == 0) {
        int p = (int)thread - 1;
        __heddle_mark(p, JOINED, 0);
        heddle_join(p);
        kept = __heddle_result(p);
    }
    heddle_atomic_end();
    if (error == 0 && result != NULL)
        *result = kept;
    return error;
}

int pthread_join(thread_id thread, void **result) {
    return __hp_thread_join(thread, result);
}

/* Joins a thread that has ended; else `busy`. */
static int try_join(thread_id thread, void **result, int busy) {
    void *kept = NULL;
    heddle_atomic_begin();
    int error = thread == this_thread() ? EDEADLK : unjoinable(thread);
    if (error == 0) {
        int p = (int)thread - 1;
        if (__heddle_mark(p, 0, ENDED)) {
            __heddle_mark(p, JOINED, 0);
            kept = __heddle_result(p);
        } else {
            error = busy;
        }
    }
    heddle_atomic_end();
    if (error == 0 && result != NULL)
        *result = kept;
    return error;
}

int pthread_tryjoin_np(thread_id thread, void **result) {
    return try_join(thread, result, EBUSY);
}

int pthread_timedjoin_np(thread_id thread, void **result, const struct timespec *time) {
    return time == NULL ? __hp_thread_join(thread, result) : try_join(thread, result, timed_out(time));
}

int pthread_clockjoin_np(thread_id thread, void **result, int clock, const struct timespec *time) {
    (void)clock;
    return time == NULL ? __hp_thread_join(thread, result) : try_join(thread, result, timed_out(time));
}

int __hp_thread_detach(thread_id thread) {
    heddle_atomic_begin();
    int error = unjoinable(thread);
    if (error == 0 && __heddle_mark((int)thread - 1, DETACHED, ENDED))
        (void)__heddle_result((int)thread - 1);
    heddle_atomic_end();
    return error;
}

int pthread_detach(thread_id thread) {
    return __hp_thread_detach(thread);
}

/* ---- Names ----------------------------------------------------------------------------------------------- */

thread_id pthread_self(void) {
    return this_thread();
}

int pthread_equal(thread_id a, thread_id b) {
    return a == b;
}

/* Names of threads are for people; nobody can ask for one. */
int pthread_setname_np(thread_id thread, const char *name) {
    (void)thread;
    return __hp_strnlen(name, 16) == 16 ? ERANGE : 0;
}

int pthread_getname_np(thread_id thread, char *buffer, size_t room) {
    (void)thread, (void)buffer, (void)room;
    __heddle_unsupported("pthread_getname_np");
}

/* ---- Giving way ------------------------------------------------------------------------------------------ */

int sched_yield(void) {
    heddle_yield();
    return 0;
}

int pthread_yield(void) {
    heddle_yield();
    return 0;
}

/* Its relatives sleep in libc/system.c. */
int clock_nanosleep(int clock, int flags, const struct timespec *time, struct timespec *left) {
    (void)clock, (void)flags, (void)left;
    if (time->tv_sec < 0 || !is_time(time))
        return EINVAL;
    heddle_yield();
    return 0;
}

/* ---- Cancellation ---------------------------------------------------------------------------------------- */

int pthread_cancel(thread_id thread) {
    (void)thread;
    __heddle_unsupported("pthread_cancel");
}

/* Nothing is ever pending. */
void pthread_testcancel(void) {
}

static _Thread_local int cancel_state, cancel_type;

int pthread_setcancelstate(int state, int *old) {
    if (state != 0 && state != 1)
        return EINVAL;
    if (old != NULL)
        *old = cancel_state;
    cancel_state = state;
    return 0;
}

int pthread_setcanceltype(int type, int *old) {
    if (type != 0 && type != 1)
        return EINVAL;
    if (old != NULL)
        *old = cancel_type;
    cancel_type = type;
    return 0;
}

/* pthread_cleanup_push and pthread_cleanup_pop of glibc's header set a jump, and say so here. It would be jumped to only by
   cancellation and pthread_exit. */
static _Thread_local unsigned pushed;

static void refuse_pushed(void) {
    if (pushed != 0)
        __heddle_unsupported("pthread_exit within pthread_cleanup_push");
}

void __pthread_register_cancel(void *buffer) {
    (void)buffer;
    set_hook(CLEANUP_HANDLERS, refuse_pushed);
    pushed++;
}

void __pthread_unregister_cancel(void *buffer) {
    (void)buffer;
    pushed--;
}

__attribute__((noreturn)) void __pthread_unwind_next(void *buffer) {
    (void)buffer;
    __heddle_unsupported("thread cancellation");
}

/* ---- Signals and processes ------------------------------------------------------------------------------- */

int pthread_kill(thread_id thread, int number) {
    if (number != 0)
        __heddle_unsupported("pthread_kill");
    return thread - 1 < THREADS && !__heddle_mark((int)thread - 1, 0, NO_THREAD) ? 0 : ESRCH;
}

/* Nothing is ever delivered. */
int pthread_sigmask(int how, const void *set, void *old) {
    (void)how, (void)set;
    if (old != NULL)
        __heddle_unsupported("the signal mask of a thread");
    return 0;
}

int pthread_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void)) {
    (void)prepare, (void)parent, (void)child;
    __heddle_unsupported("pthread_atfork");
}
