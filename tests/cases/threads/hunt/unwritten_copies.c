// Memory that was never written is copied before it decides something. A violation that rests on that may be made up by runs, in which copies may differ: the
// answer is unknown, and neither a violation nor a bug.
// RUN: heddle check --engine sample --property assert --runs 2000 %s
// EXIT: 5
// STDOUT: copies of memory never written may differ from each other
// RUN: heddle check --engine explore --property assert %s
// EXIT: 5
// STDOUT: copies of memory never written may differ from each other

#include <assert.h>
#include <pthread.h>

static unsigned char shared;

static void *run(void *unused)
{
    unsigned char level;
    shared = level;
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, run, NULL);
    pthread_join(thread, NULL);
    assert(shared != 7);
    return 0;
}
