// Main ends the program without waiting for a thread, which makes a claim if it still comes to it. The claim is about what
// was before the thread started.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..1 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);

static atomic_int current;
static int initial;

static void *claim(void *unused)
{
    int now = initial;
    assert(now == initial);
    return 0;
}

int main(void)
{
    pthread_t thread;
    current = initial = __VERIFIER_nondet_int();
    pthread_create(&thread, 0, claim, 0);
    current = __VERIFIER_nondet_int();
    return 0;
}
