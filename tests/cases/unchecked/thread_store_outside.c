// A store outside of its object in one thread: nothing is known after it.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 5
// STDOUT: undefined behaviour that was not asked for is reachable
// STDOUT: (bounds)
// RUN: heddle check --engine bmc --property assert --assume-no-ub %s
// EXIT: 0
// STDOUT: no violation of bounds, which was not asked for
// RUN: heddle check --engine bmc --property assert -DFINE %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

static int table[4];

static void *fill(void *unused)
{
    (void)unused;
    unsigned i = __VERIFIER_nondet_uint() % 5;
#ifdef FINE
    i %= 4;
#endif
    table[i] = 1;
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, fill, 0);
    pthread_join(thread, 0);
    assert(table[0] <= 1);
    return 0;
}
