// Coherence of two reads: nobody reads a new value and then the old one of the same variable, in any model: loads stay in
// order, and there is only one memory. Plain variables, which race.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model sc %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model tso %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --memory-model pso %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

static int x;
static int a, b;

static void *first(void *unused)
{
    x = 1;
    return 0;
}

static void *second(void *unused)
{
    a = x;
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
    assert(!(a == 1 && b == 0));
    return 0;
}
