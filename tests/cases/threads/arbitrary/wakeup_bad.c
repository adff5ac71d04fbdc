// A thread waits until a number is there; main puts an arbitrary one, or 1 for 0, and signals. It does so without the lock,
// between looking and waiting of the other, which then waits for ever.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [deadlock]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..1 %s
// EXIT: 10
// STDOUT: violated: [deadlock]

#include <pthread.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t there = PTHREAD_COND_INITIALIZER;
static atomic_int number;

static void *wait(void *unused)
{
    pthread_mutex_lock(&mutex);
    while (number == 0)
        pthread_cond_wait(&there, &mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    pthread_t thread;
    int input = __VERIFIER_nondet_int();
    pthread_create(&thread, 0, wait, 0);
    number = input ? input : 1;
    pthread_cond_signal(&there);
    pthread_join(thread, 0); //~ ERROR: [deadlock]
    return 0;
}
