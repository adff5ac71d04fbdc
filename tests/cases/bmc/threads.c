// This engine looks at one thread only: a program that starts another is left to others, and that is said.
// RUN: heddle check --engine bmc %s
// EXIT: 5
// STDOUT: not supported
// RUN: heddle check --engine explore %s
// EXIT: 0

#include <pthread.h>

static void *nothing(void *argument) { return argument; }

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, nothing, 0);
    pthread_join(thread, 0);
    return 0;
}
