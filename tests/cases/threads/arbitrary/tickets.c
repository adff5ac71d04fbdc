// Three threads draw tickets, starting with an arbitrary one, and write to the place of their ticket. The first ticket is 1
// at most, so the last is 3, and there are four places.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..3 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static atomic_uint next;
static int places[4];

static void *draw(void *unused)
{
    unsigned ticket = next++;
    places[ticket]++;
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    unsigned first = __VERIFIER_nondet_uint();
    __VERIFIER_assume(first <= 1);
    next = first;
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], 0, draw, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    for (unsigned i = first; i < first + 3; i++)
        assert(places[i] == 1);
    return 0;
}
