// One process attaches to another, waits for the signal that says so, lets it go on to its next system call, waits for
// the second signal, and then could write into it. Whether it comes that far depends on who is first; when it uses
// PTRACE_CONT, the other is not stopped at its system call and it never does. The kernel's part is the platform
// inputs/ptrace_platform.c; the signals are moves of the environment.
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

int notices = 0;

void syscaller(void)
{
    syscall();
    syscallend();
}

void on_notice(int signal)
{
    notices++;
}

void ptracer(void)
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
