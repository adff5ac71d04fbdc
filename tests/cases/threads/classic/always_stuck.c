// Every execution gets stuck, and was checked nevertheless.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property deadlock %s
// EXIT: 10
// STDOUT: violated: [deadlock]

#include <assert.h>
#include <pthread.h>
static int a;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *t0(void *argument) { assert(a == 0); pthread_mutex_lock(&m); pthread_mutex_lock(&m); return 0; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, t0, 0);
    pthread_join(t, 0); //~ ERROR: [deadlock] no thread can move, and not all have ended
    return 0;
}
