// Message passing over an intermediary: y overtakes the message x only under PSO, and the third thread then sees z but an
// old x. FENCES between the two stores forbid it.
// RUN: heddle check --memory-model sc --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --memory-model sc --engine explore --property assert -DFENCES %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc -DFENCES %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso -DFENCES %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso -DFENCES %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define STORE(variable, value) atomic_store_explicit(&(variable), value, memory_order_relaxed)
#define LOAD(variable) atomic_load_explicit(&(variable), memory_order_relaxed)
#ifdef FENCES
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE() ((void)0)
#endif

static atomic_int x, y, z;
static int a, b, c;

static void *first(void *unused)
{
    STORE(x, 1);
    FENCE();
    STORE(y, 1);
    return 0;
}

static void *second(void *unused)
{
    a = LOAD(y);
    STORE(z, 1);
    return 0;
}

static void *third(void *unused)
{
    b = LOAD(z);
    c = LOAD(x);
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    pthread_create(&threads[2], 0, third, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    assert(!(a == 1 && b == 1 && c == 0)); //~ ERROR: [assert]
    return 0;
}
