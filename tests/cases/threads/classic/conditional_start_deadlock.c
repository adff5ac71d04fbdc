// A thread that may not have been started is waited for: a deadlock in which nobody plays a part but those that were.
// RUN: heddle check --engine explore --property deadlock %s
// EXIT: 10
// STDOUT: violated: [deadlock]
// RUN: heddle check --engine bmc --property deadlock %s
// EXIT: 10
// STDOUT: violated: [deadlock]
// RUN: heddle check --engine bmc --encoding scheduler --property deadlock %s
// EXIT: 10
// STDOUT: violated: [deadlock]

#include <pthread.h>
#include "heddle.h"
extern _Bool __VERIFIER_nondet_bool(void);
static int b;
static pthread_t t[3];
static void *t0(void *argument) {
    heddle_block_until(&b);
    return 0;
}
int main(void) {
    if (__VERIFIER_nondet_bool()) pthread_create(&t[1], 0, t0, 0);
    pthread_create(&t[2], 0, t0, 0);
    pthread_join(t[2], 0); //~ ERROR: [deadlock] no thread can move, and not all have ended
    return 0;
}
