// A thread waits for a flag and tells the processor that it spins: a hint, and nothing else.
// RUN: heddle check --engine explore --property assert,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,race,deadlock -DBAD %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert,race,deadlock -DBAD %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready, data;

static void *run(void *unused)
{
    data = 1;
    ready = 1;
    return unused;
}

static void pause_processor(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

int main(void)
{
    pthread_t other;
    pthread_create(&other, NULL, run, NULL);
#ifndef BAD
    while (!ready)
        pause_processor();
    assert(data == 1);
#else
    pause_processor();
    assert(data == 1); //~ ERROR: [assert] data == 1
#endif
    return 0;
}
