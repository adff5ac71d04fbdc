// What the kernel of ptrace_platform.c offers to its processes.
#ifndef PTRACE_PLATFORM_H
#define PTRACE_PLATFORM_H

#define SIGCHLD 17

enum ptrace_request { PTRACE_ATTACH, PTRACE_SYSCALL, PTRACE_CONT, PTRACE_DETACH };

// What the kernel does is one step, as for processes that see nothing of it; functions of such names are.
#define syscall __VERIFIER_atomic_syscall
#define signal __VERIFIER_atomic_signal
#define ptrace __VERIFIER_atomic_ptrace

void syscall(void);
void syscallend(void);
void signal(int number, void (*handler)(int));
void ptrace(enum ptrace_request request, int process);

#endif
