// Both sides of a race are shown, with the locks that each of them holds.
// RUN: heddle check %s
// EXIT: 10
// STDOUT: violated: [race]
// STDOUT: note: thread 0 holds no lock; thread 1 holds &lock since %s:18
// STDOUT: note: the other access, by thread 1, is at %s:20:11
// STDOUT:  20 |     shared++;
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: note: the other access, by thread
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *worker(void *unused)
{
    pthread_mutex_lock(&lock);
    // It is careful.
    shared++;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    shared = 2; //~ ERROR: [race] data race
    pthread_join(thread, 0);
    return 0;
}
