// A thread starts a thread, and both add an arbitrary number. The first does not wait for the second, and main can be too
// early.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);

static atomic_uint sum;
static unsigned of_child, of_grandchild;

static void *grandchild(void *unused)
{
    sum += of_grandchild;
    return 0;
}

static void *child(void *unused)
{
    pthread_t thread;
    pthread_create(&thread, 0, grandchild, 0);
    sum += of_child;
    return 0;
}

int main(void)
{
    pthread_t thread;
    of_child = __VERIFIER_nondet_uint();
    of_grandchild = __VERIFIER_nondet_uint();
    pthread_create(&thread, 0, child, 0);
    pthread_join(thread, 0);
    assert(sum == of_child + of_grandchild); //~ ERROR: [assert]
    return 0;
}
