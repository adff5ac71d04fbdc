// Store buffering where the stores are exchanges (LOCKED): a read-modify-write is made in memory at once and waits for what
// is buffered before it, so that not both read 0. One exchange alone (ONE_LOCKED) is not enough: the other thread still
// buffers its store.
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
// RUN: heddle check --memory-model sc --engine explore --property assert -DONE_LOCKED %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc -DONE_LOCKED %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso -DONE_LOCKED %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --property assert --memory-model pso -DONE_LOCKED %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --memory-model sc --engine explore --property assert -DLOCKED %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc -DLOCKED %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso -DLOCKED %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso -DLOCKED %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define STORE(variable, value) atomic_store_explicit(&(variable), value, memory_order_relaxed)
#define LOAD(variable) atomic_load_explicit(&(variable), memory_order_relaxed)
#ifdef LOCKED
#define UPDATE(variable, value) ((void)atomic_exchange_explicit(&(variable), value, memory_order_relaxed))
#else
#define UPDATE STORE
#endif
#if defined LOCKED || defined ONE_LOCKED
#define FIRST_UPDATE(variable, value) ((void)atomic_exchange_explicit(&(variable), value, memory_order_relaxed))
#else
#define FIRST_UPDATE STORE
#endif

static atomic_int x, y;
static int a, b;

static void *first(void *unused)
{
    FIRST_UPDATE(x, 1);
    a = LOAD(y);
    return 0;
}

static void *second(void *unused)
{
    UPDATE(y, 1);
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
