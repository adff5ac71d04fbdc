// Lamport's bakery on atomics: take a number larger than all others, then wait for everyone with a smaller one. While a
// process chooses, the others wait; FAULTY does not wait for that.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,overflow %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,reach,race -DPROCESSES=2 -DROUNDS=2 %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY -DPROCESSES=2 %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DFAULTY -DPROCESSES=2 %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef PROCESSES
#define PROCESSES 3
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int choosing[PROCESSES], number[PROCESSES];
static int inside;

static void critical_section(void)
{
    inside++; assert(inside == 1); inside--; //~ ERROR: /\[assert\]|\[race\]/
}

static _Bool before(int his_number, int he, int my_number, int me)
{
    return his_number != 0 && (his_number < my_number || (his_number == my_number && he < me));
}

static void enter(int me)
{
    choosing[me] = 1;
    int largest = 0;
    for (int other = 0; other < PROCESSES; other++) {
        int his_number = number[other];
        if (his_number > largest)
            largest = his_number;
    }
    number[me] = largest + 1;
    choosing[me] = 0;
    for (int other = 0; other < PROCESSES; other++) {
#ifndef FAULTY
        while (choosing[other]) {
        }
#endif
        while (before(number[other], other, largest + 1, me)) {
        }
    }
}

static void *process(void *argument)
{
    int me = *(int *)argument;
    for (int round = 0; round < ROUNDS; round++) {
        enter(me);
        critical_section();
        number[me] = 0;
    }
    return 0;
}

int main(void)
{
    int numbers[PROCESSES];
    pthread_t threads[PROCESSES];
    for (int i = 0; i < PROCESSES; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], 0, process, &numbers[i]);
    }
    for (int i = 0; i < PROCESSES; i++)
        pthread_join(threads[i], 0);
    return 0;
}
