// Two threads race while a third ends the program, in an atomic section or not. That ends the program after the race, not before it.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race --encoding scheduler %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DATOMIC %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DATOMIC %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DATOMIC --encoding scheduler %s
// EXIT: 10

#include <heddle.h>
#include <pthread.h>
#include <stdlib.h>

static int racy;

static void *ends(void *unused)
{
#ifdef ATOMIC
    heddle_atomic_begin();
#endif
    exit(0);
    return unused;
}

static void *writes(void *unused)
{
    racy = 1; //~ ERROR: [race]
    return unused;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, ends, NULL);
    pthread_create(&threads[1], NULL, writes, NULL);
    pthread_create(&threads[2], NULL, writes, NULL);
    return 0;
}
