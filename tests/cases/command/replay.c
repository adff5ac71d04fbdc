// A trace that was kept is replayed: from its own file, and from the result in JSON. It says itself what was checked.
// RUN: heddle check --property assert --trace-file %t.json %s
// EXIT: 10
// STDOUT: violated: [assert] x == 0
// RUN: heddle check --replay %t.json %s
// EXIT: 10
// STDOUT: violated: [assert] x == 0
// STDOUT: 1 p
// RUN: heddle check --replay %t.json -DOTHER %s
// EXIT: 2
// STDERR: the trace is one of another program
// RUN: heddle check --replay %d/replay.c %s
// EXIT: 2
// STDERR: this is no JSON
// RUN: heddle check --replay %d/there_is_none.json %s
// EXIT: 2
// STDERR: cannot be read

#include <assert.h>
#include <pthread.h>

static _Atomic int x;
#ifdef OTHER
static _Atomic int y;
#endif

static void *p(void *unused)
{
    x = 1;
#ifdef OTHER
    y = 1;
#endif
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, p, NULL);
    assert(x == 0);
    pthread_join(thread, NULL);
    return 0;
}
