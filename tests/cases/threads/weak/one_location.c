// One atomic location, however weak, behaves as interleavings do: a flag that is released and acquired, or only counted up. Without a race
// that is a proof. ORDER=relaxed makes the flag order nothing: then the data race.
// RUN: heddle check %s
// EXIT: 0
// STDOUT-NOT: weak-atomics
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 5
// STDOUT: [weak-atomics]
// RUN: heddle check --engine explore --property assert -DRELAXED %s
// EXIT: 5
// STDOUT: atomics below seq_cst are executed as seq_cst, which is
// STDOUT: [weak-atomics]
// RUN: heddle check --engine explore --property assert -DRELAXED --memory-model sc %s
// EXIT: 0
// STDOUT: as --memory-model sc says

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef RELAXED
#define RELEASE memory_order_relaxed
#define ACQUIRE memory_order_relaxed
#else
#define RELEASE memory_order_release
#define ACQUIRE memory_order_acquire
#endif

static int data;
static atomic_int flag;

static void *write_data(void *unused)
{
    data = 1;
    atomic_store_explicit(&flag, 1, RELEASE);
    return 0;
}

static void *read_data(void *unused)
{
    if (atomic_load_explicit(&flag, ACQUIRE))
        assert(data == 1);
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, write_data, 0);
    pthread_create(&threads[1], 0, read_data, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    return 0;
}
