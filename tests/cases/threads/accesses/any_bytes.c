// Filling memory with input writes it, and drawing by weights reads them: both race with what others do to that memory.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine explore --property race --reduction none %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DWEIGHTS %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DWEIGHTS --reduction none %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DJOINED %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DJOINED --reduction none %s
// EXIT: 0

#include <heddle.h>
#include <pthread.h>

static unsigned char byte;
static double weights[2] = {1, 1};

#ifdef WEIGHTS
#define DRAW heddle_choose_weighted(weights, 2)
#else
#define DRAW heddle_any_bytes(&byte, 1)
#endif

static void *stores(void *unused)
{
#ifdef WEIGHTS
    weights[1] = 2;
#else
    byte = 1;
#endif
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, stores, NULL);
#ifdef JOINED
    pthread_join(thread, NULL);
#endif
    DRAW; //~ ERROR: [race]
#ifndef JOINED
    pthread_join(thread, NULL);
#endif
    return 0;
}
