// A pointer to a number is taken back by another thread if an arbitrary byte says so. Who uses it keeps what it looked at;
// the number itself stays.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_char=0..1 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern char __VERIFIER_nondet_char(void);

static const int number = 5;
static const int *_Atomic shared = &number;

static void *take_back(void *unused)
{
    if (__VERIFIER_nondet_char() == 1)
        shared = 0;
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, take_back, 0);
    const int *seen = shared;
    if (seen)
        assert(*seen == 5);
    pthread_join(thread, 0);
    return 0;
}
