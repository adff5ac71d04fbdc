// A thread gets a pointer to an arbitrary number on the stack of the function that starts it. That function waits for the
// thread before it returns.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=1..2 %s
// EXIT: 0

#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

static pthread_t thread;
static int result;

static void *read(void *number)
{
    result = *(const int *)number;
    return 0;
}

static void start(void)
{
    int number = __VERIFIER_nondet_int();
    pthread_create(&thread, 0, read, &number);
    pthread_join(thread, 0);
}

int main(void)
{
    start();
    return 0;
}
