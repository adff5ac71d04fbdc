// A trace that was kept is replayed. It says itself what was checked.
// RUN: heddle check --property assert --trace-file %t.json %s
// EXIT: 10
// RUN: heddle check --replay %t.json %s
// EXIT: 10
// STDOUT: 1 p

#include <assert.h>
#include <pthread.h>

static _Atomic int x;

static void *p(void *unused)
{
    x = 1;
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, p, NULL);
    assert(x == 0); //~ ERROR: [assert]
    pthread_join(thread, NULL);
    return 0;
}
