// Every execution goes round for ever, and was checked nevertheless.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static int a;
static void *t0(void *argument) { assert(a == 0); while (x == 0) { } return 0; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, t0, 0);
    pthread_join(t, 0);
    return 0;
}
