// One process attaches to another, waits for the signal that says so, lets it go on to its next system call, waits for
// the second signal, and then could write into it. Whether it comes that far depends on who is first; when it uses
// PTRACE_CONT, the other is not stopped at its system call and it never does. The kernel's part is the platform
// inputs/ptrace_platform.c; the signals are moves of the environment.
// Each function makes room for its result and then calls the kernel, so the tracer has to make three steps before the other makes two: of the first four draws, three
// or four have to be its own, which they are in 5 of 16 cases. After that nothing can go wrong.
// RUN: heddle query --entry syscaller,ptracer --platform %d/inputs/ptrace_platform.c %s "Exact(<> [1.poketext])"
// EXIT: 0
// STDOUT: : 0.3125
// RUN: heddle query --entry syscaller,ptracer --platform %d/inputs/ptrace_platform.c %s "Pr[<=5000](<> [1.poketext])"
// EXIT: 0
// STDOUT: : 0.31
// RUN: heddle query --entry syscaller,ptracer --platform %d/inputs/ptrace_platform.c %s "E<>([1.poketext])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry syscaller,ptracer --platform %d/inputs/ptrace_platform.c -DREQUEST=PTRACE_CONT %s "E<>([1.poketext])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry syscaller,ptracer --platform %d/inputs/ptrace_platform.c %s "E<>([0.syscallend] && [1.poketext])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --marker poketext --entry syscaller,ptracer --platform %d/inputs/ptrace_platform.c %s "E<>(notices;si32 == 3;si32)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --marker poketext --entry syscaller,ptracer --platform %d/inputs/ptrace_platform.c %s "E<>([0.syscallend] && notices;si32 == 2;si32)"
// EXIT: 0
// STDOUT-NOT: not satisfied

#include "inputs/ptrace_platform.h"

#ifndef REQUEST
#define REQUEST PTRACE_SYSCALL
#endif

void poketext(void);

// Nobody wants the results.
#pragma clang diagnostic ignored "-Wreturn-type"

int notices = 0;

int syscaller(void)
{
    syscall();
    syscallend();
}

void on_notice(int signal)
{
    notices++;
}

int ptracer(void)
{
    signal(SIGCHLD, on_notice);
    ptrace(PTRACE_ATTACH, 0);
    while (notices < 1) {
    }
    ptrace(REQUEST, 0);
    while (notices < 2) {
    }
    poketext();
    ptrace(PTRACE_CONT, 0);
    ptrace(PTRACE_DETACH, 0);
}
