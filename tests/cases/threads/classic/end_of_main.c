// Returning from main ends everything, also threads that have work left. When main ends by pthread_exit, the others go on.
// RUN: heddle query %s "E<>([1.late])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle check --engine explore --property assert,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,deadlock -DEXIT_ONLY_MAIN %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DEXIT_ONLY_MAIN -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

static _Atomic int steps;

static void late(void) {}

static void *work(void *unused)
{
    steps++;
    steps++;
#ifdef FAULTY
    assert(steps != 2); //~ ERROR: [assert]
#endif
    late();
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    pthread_detach(thread);
#ifdef EXIT_ONLY_MAIN
    pthread_exit(0);
#endif
    return 0;
}
