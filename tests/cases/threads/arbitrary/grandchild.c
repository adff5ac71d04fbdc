// A thread starts a thread, and both add an arbitrary number. The first waits for the second, so that both are there when
// main has waited for the first.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 0

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
    pthread_join(thread, 0);
    return 0;
}

int main(void)
{
    pthread_t thread;
    of_child = __VERIFIER_nondet_uint();
    of_grandchild = __VERIFIER_nondet_uint();
    pthread_create(&thread, 0, child, 0);
    pthread_join(thread, 0);
    assert(sum == of_child + of_grandchild);
    return 0;
}
