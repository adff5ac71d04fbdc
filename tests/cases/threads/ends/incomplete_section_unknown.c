// What lies behind an atomic section that does not complete is unknown, unless such executions are left out.
// thread sees what it has stored, so that nothing is violated, and what is behind it is not known. What others do before it counts.
// RUN: heddle check --engine explore --property assert,reach %s
// EXIT: 5
// STDOUT: which was not asked for
// RUN: heddle check --engine bmc --property assert,reach %s
// EXIT: 5
// STDOUT: undefined behaviour that was not asked for is reachable
// RUN: heddle check --engine bmc --property assert,reach --encoding scheduler %s
// EXIT: 5
// STDOUT: undefined behaviour that was not asked for is reachable
// RUN: heddle check --engine bmc --property assert,reach --assume-no-ub %s
// EXIT: 5
// STDOUT: before an atomic section that does not complete
// RUN: heddle check --engine explore --property assert,reach -DUNSUPPORTED %s
// EXIT: 5
// STDOUT: which nobody defines
// RUN: heddle check --engine bmc --property assert,reach -DUNSUPPORTED %s
// EXIT: 5
// STDOUT: which nobody defines
// RUN: heddle check --engine bmc --property race -DUNSUPPORTED %s
// EXIT: 5
// STDOUT: which nobody defines

#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

extern void reach_error(void);
extern void nobody_defines_this(void);

static atomic_int x;
static int global, other;
static void *const not_of_the_heap = &global;

static void *breaks_off(void *unused)
{
    heddle_atomic_begin();
    x = 1;
#ifdef UNSUPPORTED
    nobody_defines_this();
#else
    free(not_of_the_heap);
#endif
    heddle_atomic_end();
    return unused;
}

static void *looks(void *unused)
{
#ifdef EARLY
    if (x == 0)
        reach_error();
#else
    heddle_atomic_begin();
    int seen = x;
    assert(seen == 0);
    heddle_atomic_end();
    if (seen)
        other = 1;
#endif
    return unused;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, breaks_off, NULL);
    pthread_create(&threads[1], NULL, looks, NULL);
    pthread_create(&threads[2], NULL, looks, NULL);
    return 0;
}
