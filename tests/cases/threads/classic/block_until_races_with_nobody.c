// Waiting for a word is how threads order themselves: it races with nobody.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc --encoding scheduler %s
// EXIT: 0

#include <pthread.h>
#include "heddle.h"
static int a;
static pthread_t t[2];
static void *t0(void *argument) { a = 1; return 0; }
static void *t1(void *argument) { heddle_block_until(&a); return 0; }
int main(void) {
    pthread_create(&t[0], 0, t0, 0);
    pthread_create(&t[1], 0, t1, 0);
    pthread_join(t[0], 0); pthread_join(t[1], 0);
    return 0;
}
