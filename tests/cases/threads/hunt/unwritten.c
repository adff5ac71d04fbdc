// Runs are drawn for programs that read memory which was never written, too: what it contains is drawn when it decides something.
// RUN: heddle check --engine sample --property assert --runs 2000 --trace-file %t.json %s
// EXIT: 10
// RUN: heddle check --property assert --replay %t.json %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

static unsigned char shared;

static void *run(void *unused)
{
    unsigned char level;
    shared = level / 16;
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, run, NULL);
    pthread_join(thread, NULL);
    assert(shared != 7); //~ ERROR: [assert] shared != 7
    return 0;
}
