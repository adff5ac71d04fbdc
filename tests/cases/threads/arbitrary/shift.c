// A number is shifted by a shared distance, which another thread changes to an arbitrary one. The distance is looked at
// before it is used.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=31..32 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);

static atomic_uint distance;

static void *change(void *unused)
{
    distance = __VERIFIER_nondet_uint();
    return 0;
}

int main(void)
{
    pthread_t thread;
    unsigned number = __VERIFIER_nondet_uint(), shifted;
    pthread_create(&thread, 0, change, 0);
    unsigned by = distance;
    shifted = by < 32 ? number >> by : 0;
    assert(shifted <= number);
    pthread_join(thread, 0);
    return 0;
}
