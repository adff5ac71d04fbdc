// Inputs with few values are all considered, in every thread and together with every interleaving.
// RUN: heddle check --engine explore --property assert,div-zero %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFORBIDDEN=510 %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert -DFORBIDDEN=511 %s
// EXIT: 0

#include <assert.h>
#include <heddle.h>
#include <pthread.h>

#ifndef FORBIDDEN
#define FORBIDDEN 600
#endif

static int chosen[2];

static void *choose(void *argument)
{
    *(int *)argument = heddle_any_uchar();
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, choose, &chosen[0]);
    pthread_join(thread, 0);
    chosen[1] = heddle_any_bool() ? 255 : 0;
    assert(chosen[0] + chosen[1] != FORBIDDEN); //~ ERROR: [assert]
    return 0;
}
