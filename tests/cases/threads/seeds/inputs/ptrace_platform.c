// A kernel with system calls, one signal handler, and one process that traces another. Every function is one step. A
// process is told of an event by a signal: the environment calls its handler once, at a moment of its own choice.
#include "ptrace_platform.h"
#include <heddle.h>

#define NOBODY (-1)

static void (*handler_of_tracer)(int);
static int tracer = NOBODY;
static int traced = NOBODY;
static int stop_at_syscall = 0;

static void deliver(int number)
{
    heddle_atomic_begin();
    heddle_interrupt(tracer, deliver, number, 0.0);
    heddle_atomic_end();
    handler_of_tracer(number);
}

static void notify_tracer(void)
{
    if (handler_of_tracer)
        heddle_interrupt(tracer, deliver, SIGCHLD, 1.0);
}

void signal(int number, void (*handler)(int))
{
    if (number == SIGCHLD)
        handler_of_tracer = handler;
}

void ptrace(enum ptrace_request request, int process)
{
    switch (request) {
    case PTRACE_ATTACH:
        tracer = heddle_self();
        traced = process;
        heddle_stop(process);
        notify_tracer();
        break;
    case PTRACE_SYSCALL:
        stop_at_syscall = 1;
        heddle_resume(process);
        break;
    case PTRACE_CONT:
        stop_at_syscall = 0;
        heddle_resume(process);
        break;
    case PTRACE_DETACH:
        traced = NOBODY;
        heddle_resume(process);
        break;
    }
}

void syscall(void)
{
    if (traced == heddle_self() && stop_at_syscall) {
        notify_tracer();
        heddle_stop(heddle_self());
    }
}

void syscallend(void) {}
