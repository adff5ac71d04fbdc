// A number is shifted by a shared distance, which another thread changes to an arbitrary one. It is looked at, but then
// loaded again.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [shift]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=31..32 %s
// EXIT: 10
// STDOUT: violated: [shift]

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
    shifted = distance < 32 ? number >> distance : 0; //~ ERROR: [shift]
    assert(shifted <= number);
    pthread_join(thread, 0);
    return 0;
}
