// fib_bench, in three lengths: two threads add each other's number to their own while main looks at both, without any
// order. Neither number ever exceeds the Fibonacci number 2 * ROUNDS + 2; FAULTY claims that it is never reached.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach -DFAULTY -DROUNDS=3 -DBOUND=21 %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach -DFAULTY -DROUNDS=4 -DBOUND=55 %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach,overflow %s
// EXIT: 0
// RUN: heddle check --engine explore --property reach,overflow -DROUNDS=3 -DBOUND=21 %s
// EXIT: 0
// RUN: heddle check --engine explore --property reach,overflow -DROUNDS=4 -DBOUND=55 %s
// EXIT: 0

#include <pthread.h>

#ifndef ROUNDS
#define ROUNDS 2
#define BOUND 8
#endif

void reach_error(void);

static int i = 1, j = 1;

static void *left(void *unused)
{
    for (int k = 0; k < ROUNDS; k++)
        i += j;
    return 0;
}

static void *right(void *unused)
{
    for (int k = 0; k < ROUNDS; k++)
        j += i;
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, left, 0);
    pthread_create(&two, 0, right, 0);
    int of_i = i, of_j = j;
#ifdef FAULTY
    if (of_i >= BOUND || of_j >= BOUND)
#else
    if (of_i > BOUND || of_j > BOUND)
#endif
        reach_error(); //~ ERROR: [reach]
    return 0;
}
