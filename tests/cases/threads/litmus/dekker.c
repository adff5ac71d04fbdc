// Dekker's mutual exclusion, where a thread that would have to wait goes away instead and nobody leaves: not both enter.
// From TSO on both can, as the stores of the wishes wait in buffers while the threads look at each other's. FENCES after the
// stores of the wishes are right for TSO and for PSO: nothing else that is stored lets anybody in.
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

static atomic_int wants[2], turn;
static int entered[2];

static void *try_to_enter(void *argument)
{
    int me = argument != 0, other = !me;
    STORE(wants[me], 1);
    FENCE();
    if (LOAD(wants[other])) {
        if (LOAD(turn) != me) {
            STORE(wants[me], 0);
            if (LOAD(turn) != me)
                return 0;
            STORE(wants[me], 1);
            FENCE();
        }
        if (LOAD(wants[other]))
            return 0;
    }
    entered[me] = 1;
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, try_to_enter, 0);
    pthread_create(&threads[1], 0, try_to_enter, &turn);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(!(entered[0] && entered[1])); //~ ERROR: [assert]
    return 0;
}
