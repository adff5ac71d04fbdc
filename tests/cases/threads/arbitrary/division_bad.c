// A number is divided by a shared one, which another thread changes to an arbitrary one. It is loaded again after it was
// looked at, and can be 0 then.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [div-zero]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 10
// STDOUT: violated: [div-zero]

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
    if (divisor != 0)
        part = number / divisor; //~ ERROR: [div-zero]
    assert(part <= number);
    pthread_join(thread, 0);
    return 0;
}
