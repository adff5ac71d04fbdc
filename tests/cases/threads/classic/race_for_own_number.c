// A thread looks for its own number where pthread_create stores it, maybe not yet.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race %s
// EXIT: 10
// RUN: heddle check --engine bmc --encoding scheduler --property race %s
// EXIT: 10

#include <pthread.h>

static pthread_t thread;

static void *look(void *unused)
{
    return pthread_equal(pthread_self(), thread) ? &thread : 0;
}

int main(void)
{
    pthread_create(&thread, 0, look, 0); //~ ERROR: [race]
    pthread_join(thread, 0);
    return 0;
}
