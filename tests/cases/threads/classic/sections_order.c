// Atomic sections of the program order each other: what two of them touch is no race, what one of them and a plain access touch is.
// RUN: heddle check --engine explore --property race,assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DPLAIN %s
// EXIT: 10
// STDOUT: [race]

#include "heddle.h"
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int data;

static void *worker(void *unused)
{
    heddle_atomic_begin();
    /* What a section makes itself is nobody else's. */
    int *own = malloc(sizeof *own);
    *own = data;
    data = *own + 1;
    free(own);
    heddle_atomic_end();
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, worker, 0);
    pthread_create(&two, 0, worker, 0);
#ifdef PLAIN
    data = 0; //~ ERROR: [race]
#endif
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(data == 2);
    return 0;
}
