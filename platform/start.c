/*
 * start.c: how a program ends.
 *
 * The machine calls main by itself, with the parameters that main has, and gives its result to __heddle_finish.
 * Handlers run in the reverse order of their registration, also those that handlers register. Limits: at most 128
 * are kept (C asks for 32); one more makes the verdict unknown.
 */
#include "libc/internal.h"

#define HANDLERS 128

static struct handler {
    void (*plain)(void);
    void (*with_argument)(void *);
    void *argument;
} handlers[HANDLERS];
static unsigned handler_count;

/* Exactly one of `plain` and `with_argument` is not null. */
void __hp_at_exit(void (*plain)(void), void (*with_argument)(void *), void *argument) {
    heddle_atomic_begin();
    if (handler_count == HANDLERS)
        __heddle_unsupported("more than 128 functions registered with atexit");
    handlers[handler_count].plain = plain;
    handlers[handler_count].with_argument = with_argument;
    handlers[handler_count].argument = argument;
    handler_count++;
    heddle_atomic_end();
}

/* What exit does, and what follows a return from main. */
__attribute__((noreturn)) void __heddle_finish(int status) {
    while (handler_count > 0) {
        handler_count--;
        struct handler last = handlers[handler_count];
        if (last.plain != NULL)
            last.plain();
        else
            last.with_argument(last.argument);
    }
    __heddle_exit(status);
}
