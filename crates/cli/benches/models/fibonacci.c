// Two threads that add each other's number to their own, ROUNDS times each. No number exceeds the Fibonacci number
// 2 * ROUNDS + 2, but there are many ways to get to smaller ones: what a search saves that meets the same states again.
// fibonacci.pml is the same for SPIN.
#include <assert.h>
#include <pthread.h>

#ifndef ROUNDS
#define ROUNDS 6
#define LARGEST 377
#endif

static int i = 1, j = 1;

static void *left(void *unused)
{
    for (int k = 0; k < ROUNDS; k++) {
        int own = i, other = j;
        i = own + other;
    }
    return 0;
}

static void *right(void *unused)
{
    for (int k = 0; k < ROUNDS; k++) {
        int own = j, other = i;
        j = own + other;
    }
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, left, 0);
    pthread_create(&two, 0, right, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(i <= LARGEST && j <= LARGEST);
    return 0;
}
