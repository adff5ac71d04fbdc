// A section under a lock looks at something that decides whether it waits: the first thread that comes never does. What it looked at before it would wait is no less true than what it waits for.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc --encoding scheduler %s
// EXIT: 0

#include <pthread.h>
#include "heddle.h"
static unsigned control;
static int started;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_t t[3];
static void once(void) {
    heddle_atomic_begin();
    int first = control == 0;
    if (first) control = 1;
    else heddle_block_until(&started);
    heddle_atomic_end();
}
static void *t0(void *argument) {
    pthread_mutex_lock(&m);
    once();
    pthread_mutex_unlock(&m);
    return 0;
}
static void *t1(void *argument) {
    once();
    return 0;
}
int main(void) {
    pthread_create(&t[0], 0, t0, 0);
    pthread_join(t[0], 0);
    started = 1;
    pthread_create(&t[1], 0, t1, 0);
    return 0;
}
