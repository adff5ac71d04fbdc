// One thread violates a class that is not asked for, by itself, at its start or after a store. That ends its path, and excuses
// nobody else from being looked at.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert --reduction none %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert -DSTORES %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert -DSTORES --reduction none %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert -DSTORES %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

static int x;

static void *divides(void *unused)
{
    volatile int zero = 0;
#ifdef STORES
    x = 1;
#endif
    zero = 1 / zero;
    return unused;
}

static void *asserts(void *unused)
{
#ifdef STORES
    int expected = 0;
#else
    int expected = 1;
#endif
    assert(x == expected); //~ ERROR: [assert] x == expected
    return unused;
}

int main(void)
{
    pthread_t d, a;
    pthread_create(&d, NULL, divides, NULL);
    pthread_create(&a, NULL, asserts, NULL);
    pthread_join(d, NULL);
    pthread_join(a, NULL);
    return 0;
}
