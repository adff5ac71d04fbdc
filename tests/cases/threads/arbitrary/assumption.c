// A thread assumes something about an arbitrary number and what is shared; only executions in which that is so count. It
// assumes that the number is above what it saw, which only falls.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..1 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static atomic_int limit;
static int chosen;

static void *choose(void *unused)
{
    chosen = __VERIFIER_nondet_int();
    __VERIFIER_assume(chosen > limit);
    return 0;
}

int main(void)
{
    pthread_t thread;
    int other = __VERIFIER_nondet_int();
    pthread_create(&thread, 0, choose, 0);
    if (other < 0)
        limit = other;
    pthread_join(thread, 0);
    assert(chosen > limit);
    return 0;
}
