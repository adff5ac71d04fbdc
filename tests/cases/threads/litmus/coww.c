// Coherence of two writes: stores of one thread to one variable reach memory in order; even PSO, where stores swap, has a
// queue for each variable. Plain variables, which race.
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
    x = 2;
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
    assert(!(x == 1 || (a == 2 && b == 1)));
    return 0;
}
