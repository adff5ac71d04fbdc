// Cancelling threads is not modelled: the verdict is unknown, and says so.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 5
// STDOUT: unknown: Heddle does not support pthread_cancel

#include <pthread.h>

static void *work(void *unused)
{
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    pthread_cancel(thread);
    pthread_join(thread, 0);
    return 0;
}
