// Programs that start threads are left to other engines.
// RUN: heddle check --engine prove %s
// EXIT: 5
// STDOUT: several threads in this engine: use --engine explore or --engine bmc
#include <pthread.h>

static void *work(void *arg)
{
    return arg;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
    return 0;
}
