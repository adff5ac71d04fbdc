// A pointer to a number is taken back by another thread if an arbitrary byte says so. Who uses it looks whether it is there
// and then loads it again, when it may be null.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [null]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_char=0..1 %s
// EXIT: 10
// STDOUT: violated: [null]

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
    if (shared)
        assert(*shared == 5); //~ ERROR: [null]
    pthread_join(thread, 0);
    return 0;
}
