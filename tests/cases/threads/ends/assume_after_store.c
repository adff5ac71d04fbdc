// A thread stores and then fails an assumption. Another thread sees the store before that: what is violated before an assumption fails
// counts. In an atomic section that never completes, the store is seen by nobody.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert --reduction none %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert -DATOMIC %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DATOMIC --reduction none %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DATOMIC %s
// EXIT: 0

#include <assert.h>
#include <heddle.h>
#include <pthread.h>

static int x;

static void *writer(void *unused)
{
#ifdef ATOMIC
    heddle_atomic_begin();
#endif
    x = 1;
    heddle_assume(x == 2);
#ifdef ATOMIC
    heddle_atomic_end();
#endif
    return unused;
}

static void *reader(void *unused)
{
#ifdef ATOMIC
    assert(x == 0);
#else
    assert(x == 0); //~ ERROR: [assert] x == 0
#endif
    return unused;
}

int main(void)
{
    pthread_t w, r;
    pthread_create(&r, NULL, reader, NULL);
    pthread_create(&w, NULL, writer, NULL);
    pthread_join(r, NULL);
    return 0;
}
