// A thread gets a pointer to an arbitrary number on the stack of the function that starts it. That function returns without
// waiting if the number is even, and the number is gone when the thread looks.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [lifetime]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=1..2 %s
// EXIT: 10
// STDOUT: violated: [lifetime]

#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

static pthread_t thread;
static int result, joined;

static void *read(void *number)
{
    result = *(const int *)number; //~ ERROR: [lifetime]
    return 0;
}

static void start(void)
{
    int number = __VERIFIER_nondet_int();
    pthread_create(&thread, 0, read, &number);
    if (number % 2 != 0) {
        pthread_join(thread, 0);
        joined = 1;
    }
}

int main(void)
{
    start();
    if (!joined)
        pthread_join(thread, 0);
    return 0;
}
