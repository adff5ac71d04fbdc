// The shape called R: one thread writes x and y, the other overwrites y and reads x: it can miss x though its y is the last,
// when its load overtakes its store. From TSO on. The fence between the first thread's stores (ONE_FENCE) does not help
// against that, FENCES in both do.
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
static int a;

static void *first(void *unused)
{
    STORE(x, 1);
    FIRST_FENCE();
    STORE(y, 1);
    return 0;
}

static void *second(void *unused)
{
    STORE(y, 2);
    FENCE();
    a = LOAD(x);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(!(LOAD(y) == 2 && a == 0)); //~ ERROR: [assert]
    return 0;
}
