// Dekker's algorithm on atomics for two rounds each: mutual exclusion holds and orders the critical section, so nothing
// races. FAULTY looks at the other's wish before it states its own.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction none --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction internal --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction simultaneous --property assert -DFAULTY %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int wants[2], turn;
static int inside;

static void critical_section(void)
{
    inside++; assert(inside == 1); inside--; //~ ERROR: /\[assert\]|\[race\]/
}

static void *process(void *argument)
{
    int me = *(int *)argument, other = 1 - me;
    for (int round = 0; round < 2; round++) {
#ifdef FAULTY
        while (wants[other]) {
        }
        wants[me] = 1;
#else
        wants[me] = 1;
        while (wants[other]) {
            if (turn == other) {
                wants[me] = 0;
                while (turn == other) {
                }
                wants[me] = 1;
            }
        }
#endif
        critical_section();
        turn = other;
        wants[me] = 0;
    }
    return 0;
}

int main(void)
{
    int numbers[2] = {0, 1};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, process, &numbers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    return 0;
}
