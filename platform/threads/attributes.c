/*
 * attributes.c: attributes of threads, and scheduling.
 *
 * Values are kept and handed back; only the state of being detached changes anything. Any order of threads is considered, whatever
 * their priorities. Limits: what a running thread's stack or processors are cannot be asked.
 */
#include "internal.h"

/* At most the 36 bytes that glibc's have in 32-bit programs. */
struct attributes {
    int detached;
    int policy;
    int explicit_scheduling;
    int priority;
    size_t guard;
    size_t stack_size;
    void *stack;
};

struct sched_param {
    int priority;
};

#define PAGE 4096
#define STACK_MIN 16384
#define STACK_SIZE (8u << 20)

int pthread_attr_init(struct attributes *attributes) {
    *attributes = (struct attributes){.guard = PAGE, .stack_size = STACK_SIZE};
    return 0;
}

int pthread_attr_destroy(struct attributes *attributes) {
    (void)attributes;
    return 0;
}

/* Attributes that are 0 or 1. */
#define BINARY(name, field) \
    int pthread_attr_set##name(struct attributes *attributes, int value) { \
        if (value != 0 && value != 1) \
            return EINVAL; \
        attributes->field = value; \
        return 0; \
    } \
    int pthread_attr_get##name(const struct attributes *attributes, int *value) { \
        *value = attributes->field; \
        return 0; \
    }

BINARY(detachstate, detached)
BINARY(inheritsched, explicit_scheduling)

/* Threads compete with those of all processes; no other scope can be set. */
int pthread_attr_setscope(struct attributes *attributes, int scope) {
    (void)attributes;
    return scope == 0 ? 0 : scope == 1 ? ENOTSUP : EINVAL;
}

int pthread_attr_getscope(const struct attributes *attributes, int *scope) {
    (void)attributes;
    *scope = 0;
    return 0;
}

/* Other, first in first out, round robin. */
int pthread_attr_setschedpolicy(struct attributes *attributes, int policy) {
    if (policy < 0 || policy > 2)
        return EINVAL;
    attributes->policy = policy;
    return 0;
}

int pthread_attr_getschedpolicy(const struct attributes *attributes, int *policy) {
    *policy = attributes->policy;
    return 0;
}

int pthread_attr_setschedparam(struct attributes *attributes, const struct sched_param *param) {
    int most = attributes->policy == 0 ? 0 : 99, least = attributes->policy == 0 ? 0 : 1;
    if (param->priority < least || param->priority > most)
        return EINVAL;
    attributes->priority = param->priority;
    return 0;
}

int pthread_attr_getschedparam(const struct attributes *attributes, struct sched_param *param) {
    param->priority = attributes->priority;
    return 0;
}

int pthread_attr_setguardsize(struct attributes *attributes, size_t size) {
    attributes->guard = size;
    return 0;
}

int pthread_attr_getguardsize(const struct attributes *attributes, size_t *size) {
    *size = attributes->guard;
    return 0;
}

int pthread_attr_setstacksize(struct attributes *attributes, size_t size) {
    if (size < STACK_MIN)
        return EINVAL;
    attributes->stack_size = size;
    return 0;
}

int pthread_attr_getstacksize(const struct attributes *attributes, size_t *size) {
    *size = attributes->stack_size;
    return 0;
}

/* The stack is not really used: locals are objects of their own. */
int pthread_attr_setstack(struct attributes *attributes, void *stack, size_t size) {
    if (size < STACK_MIN)
        return EINVAL;
    attributes->stack = stack;
    attributes->stack_size = size;
    return 0;
}

int pthread_attr_getstack(const struct attributes *attributes, void **stack, size_t *size) {
    *stack = attributes->stack;
    *size = attributes->stack_size;
    return 0;
}

int pthread_attr_setaffinity_np(struct attributes *attributes, size_t size, const void *processors) {
    (void)attributes, (void)size, (void)processors;
    return 0;
}

int pthread_getattr_np(thread_id thread, struct attributes *attributes) {
    (void)thread, (void)attributes;
    __heddle_unsupported("pthread_getattr_np");
}

/* ---- Scheduling ------------------------------------------------------------------------------------------ */

int pthread_setschedparam(thread_id thread, int policy, const struct sched_param *param) {
    (void)thread, (void)policy, (void)param;
    return 0;
}

int pthread_getschedparam(thread_id thread, int *policy, struct sched_param *param) {
    (void)thread, (void)policy, (void)param;
    __heddle_unsupported("pthread_getschedparam");
}

int pthread_setschedprio(thread_id thread, int priority) {
    (void)thread, (void)priority;
    return 0;
}

int pthread_setaffinity_np(thread_id thread, size_t size, const void *processors) {
    (void)thread, (void)size, (void)processors;
    return 0;
}

int pthread_getaffinity_np(thread_id thread, size_t size, void *processors) {
    (void)thread, (void)size, (void)processors;
    __heddle_unsupported("pthread_getaffinity_np");
}

/* A hint that nobody takes. */
int pthread_setconcurrency(int level) {
    return level < 0 ? EINVAL : 0;
}

int pthread_getconcurrency(void) {
    return 0;
}

int sched_get_priority_max(int policy) {
    return policy == 1 || policy == 2 ? 99 : 0;
}

int sched_get_priority_min(int policy) {
    return policy == 1 || policy == 2 ? 1 : 0;
}

int pthread_getcpuclockid(thread_id thread, int *clock) {
    (void)thread, (void)clock;
    __heddle_unsupported("pthread_getcpuclockid");
}
