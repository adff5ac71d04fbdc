// Store buffering with plain variables, which race: both threads can read 0 from TSO on. With FENCES, written as GCC's
// builtin, they cannot.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --property assert --memory-model pso %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --property assert -DFENCES %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc -DFENCES %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso -DFENCES %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso -DFENCES %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

#ifdef FENCES
#define FENCE() __sync_synchronize()
#else
#define FENCE() ((void)0)
#endif

static int x, y;
static int a, b;

static void *first(void *unused)
{
    x = 1;
    FENCE();
    a = y;
    return 0;
}

static void *second(void *unused)
{
    y = 1;
    FENCE();
    b = x;
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(!(a == 0 && b == 0)); //~ ERROR: [assert]
    return 0;
}
