// Two threads add each other's variable to their own. With ROUNDS rounds each, the largest value that can come out is
// the Fibonacci number 2 * ROUNDS + 2, when they take strict turns: 21 for three rounds. Nothing orders the threads, so
// the accesses race (see fibonacci_race.c).
// RUN: heddle check --engine explore --property reach %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach -DGOAL=22 %s
// EXIT: 0
// RUN: heddle check --engine explore --property reach -DROUNDS=2 -DGOAL=8 %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach -DROUNDS=4 -DGOAL=56 %s
// EXIT: 0
// RUN: heddle query %s "E<>([0.reach_error])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query -DGOAL=22 %s "E<>([0.reach_error])"
// EXIT: 0
// STDOUT: not satisfied

#include <pthread.h>

#ifndef ROUNDS
#define ROUNDS 3
#endif
#ifndef GOAL
#define GOAL 21
#endif

void reach_error(void);

int i = 1, j = 1;

static void *grow_i(void *unused)
{
    for (int round = 0; round < ROUNDS; round++)
        i += j;
    pthread_exit(0);
}

static void *grow_j(void *unused)
{
    for (int round = 0; round < ROUNDS; round++)
        j += i;
    pthread_exit(0);
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, grow_i, 0);
    pthread_create(&second, 0, grow_j, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    if (i >= GOAL || j >= GOAL)
        reach_error(); //~ ERROR: [reach]
    return 0;
}
