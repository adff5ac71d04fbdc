// This engine follows one thread, and says where there are more and what to do.
// RUN: heddle check --engine bmc %s
// EXIT: 5
// STDOUT: not supported: several threads in this engine: use --engine explore
// STDOUT: %s:16
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
