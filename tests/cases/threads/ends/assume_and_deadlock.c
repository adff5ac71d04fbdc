// A thread in front of an assumption that fails is not blocked: no deadlock, though nobody else can move. Without the
// assumption there is one.
// RUN: heddle check --engine explore --property deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property deadlock --reduction none %s
// EXIT: 0
// RUN: heddle check --engine bmc --property deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property deadlock -DNO_ASSUMPTION %s
// EXIT: 10
// STDOUT: violated: [deadlock]
// RUN: heddle check --engine explore --property deadlock --reduction none -DNO_ASSUMPTION %s
// EXIT: 10
// STDOUT: violated: [deadlock]
// RUN: heddle check --engine bmc --property deadlock -DNO_ASSUMPTION %s
// EXIT: 10
// STDOUT: violated: [deadlock]

#include <heddle.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t never;
static int x;

static void *assumes(void *unused)
{
    x = 1;
#ifndef NO_ASSUMPTION
    heddle_assume(0);
#endif
    return unused;
}

static void *waits(void *unused)
{
    if (x == 1)
        sem_wait(&never);
    return unused;
}

int main(void)
{
    pthread_t a, w;
    if (heddle_any_bool())
        return 0; // So that some execution gets past the assumption.
    sem_init(&never, 0, 0);
    pthread_create(&a, NULL, assumes, NULL);
    pthread_create(&w, NULL, waits, NULL);
    pthread_join(a, NULL);
    pthread_join(w, NULL); //~ ERROR: [deadlock]
    return 0;
}
