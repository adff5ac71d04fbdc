// A test cannot say when threads move: none is written, and that is said.
// RUN: heddle check --emit-test %t.c --property race %s
// EXIT: 10
// STDERR: no test is written: a test cannot say which thread moves when

#include <pthread.h>

static int shared;

static void *writes(void *argument)
{
    shared = 1;
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, writes, 0);
    shared = 2; //~ ERROR: [race]
    pthread_join(thread, 0);
    return 0;
}
