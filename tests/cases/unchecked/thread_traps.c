// A division by zero that is not checked ends the process, other threads included.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine bmc --encoding scheduler --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --encoding scheduler --property assert -DBAD %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

static _Atomic int started, divisor;

static void *divide(void *unused)
{
    (void)unused;
    started = 1;
    int quotient = 7 / divisor;
    started = 2;
    (void)quotient;
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, divide, 0);
#ifdef BAD
    assert(started == 0); //~ ERROR: [assert]
#endif
    assert(started != 2);
    pthread_join(thread, 0);
    assert(!"the process has ended");
    return 0;
}
