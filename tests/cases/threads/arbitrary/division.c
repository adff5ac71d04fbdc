// A number is divided by a shared one, which another thread changes to an arbitrary one. What is divided by is looked at
// first.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);

static atomic_uint divisor = 1;

static void *change(void *unused)
{
    divisor = __VERIFIER_nondet_uint();
    return 0;
}

int main(void)
{
    pthread_t thread;
    unsigned number = __VERIFIER_nondet_uint(), part = 0;
    pthread_create(&thread, 0, change, 0);
    unsigned by = divisor;
    if (by != 0)
        part = number / by;
    assert(part <= number);
    pthread_join(thread, 0);
    return 0;
}
