// Two threads add each other's number to their own, six times, and main looks at both without waiting or any lock. Taking
// turns strictly they get to the Fibonacci number 377, which is claimed not to be reached.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --encoding scheduler --property assert %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>

static int i = 1, j = 1;

static void *grow_i(void *unused)
{
    for (int round = 0; round < 6; round++)
        i += j;
    return 0;
}

static void *grow_j(void *unused)
{
    for (int round = 0; round < 6; round++)
        j += i;
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, grow_i, 0);
    pthread_create(&two, 0, grow_j, 0);
    int now_i = i, now_j = j;
    assert(now_i < 377 && now_j < 377); //~ ERROR: [assert]
    return 0;
}
