// Two threads without any synchronisation: one changes x, the other then stores at an arbitrary index, which must be in the
// array. Wrong for one order and most indices; right for all orders when the index is ASSUMED to be inside. The threads race
// for x.
// RUN: heddle check --engine explore --property assert --input __VERIFIER_nondet_uint=8..11 %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --encoding scheduler --property assert %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --property assert --input __VERIFIER_nondet_uint=8..11 -DASSUMED %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DASSUMED %s
// EXIT: 0
// RUN: heddle check --engine bmc --encoding scheduler --property assert -DASSUMED %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

#define SIZE 10

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static int array[SIZE], index, next = 1, x = 2;

static void *store(void *value)
{
    if (x > 2) {
        assert(0 <= index && index < SIZE); //~ ERROR: [assert]
        array[index] = *(int *)value;
    }
    return 0;
}

static void *change(void *value)
{
    if (x > 3)
        array[next] = *(int *)value;
    else
        x = 3;
    return 0;
}

int main(void)
{
    int ten = 10, twenty = 20;
    pthread_t one, two;
    index = (int)__VERIFIER_nondet_uint();
#ifdef ASSUMED
    __VERIFIER_assume(0 <= index && index < SIZE);
#endif
    pthread_create(&one, 0, store, &ten);
    pthread_create(&two, 0, change, &twenty);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
