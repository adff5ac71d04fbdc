// Store buffering: each thread writes its own variable and reads the other's. Both can read 0 when a store waits in its
// buffer while the load after it goes ahead: from TSO on. With FENCES both stores are out before the loads; ONE_FENCE leaves
// the other thread its buffer, and is not enough.
// RUN: heddle check --memory-model sc --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --property assert --memory-model pso %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --memory-model sc --engine explore --property assert -DONE_FENCE %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc -DONE_FENCE %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso -DONE_FENCE %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --property assert --memory-model pso -DONE_FENCE %s
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
#if defined FENCES || defined ONE_FENCE
#define FIRST_FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FIRST_FENCE() ((void)0)
#endif

static atomic_int x, y;
static int a, b;

static void *first(void *unused)
{
    STORE(x, 1);
    FIRST_FENCE();
    a = LOAD(y);
    return 0;
}

static void *second(void *unused)
{
    STORE(y, 1);
    FENCE();
    b = LOAD(x);
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
