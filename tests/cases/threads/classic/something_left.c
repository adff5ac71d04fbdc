// If one order of the threads gets past the assumption, something was checked, whether main waits for them or ends before, or waits for ever.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --encoding scheduler --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DLEAVES %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DSTUCK %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DSTUCK %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DNEVER %s
// EXIT: 5
// STDOUT: nothing was checked
// RUN: heddle check --engine explore --property assert -DNEVER %s
// EXIT: 5
// STDOUT: nothing was checked

#include <assert.h>
#include <heddle.h>
#include <pthread.h>

static _Atomic int value;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *writes(void *number)
{
    value = number != 0;
    return 0;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, 0, writes, 0);
    pthread_create(&other, 0, writes, &value);
    pthread_join(one, 0);
    pthread_join(other, 0);
#ifdef NEVER
    heddle_assume(value == 2);
#else
    heddle_assume(value == 1);
#endif
    assert(value == 1);
#ifdef LEAVES
    pthread_exit(0);
#endif
#ifdef STUCK
    pthread_mutex_lock(&lock);
    pthread_mutex_lock(&lock);
#endif
    return 0;
}
