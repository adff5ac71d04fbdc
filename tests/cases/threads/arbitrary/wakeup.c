// A thread waits until a number is there; main puts an arbitrary one, or 1 for 0, and signals. It does so under the lock, so
// the signal is not lost.
// RUN: heddle check --engine bmc --no-spurious-wakeups %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..1 %s
// EXIT: 0

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
    pthread_mutex_lock(&mutex);
    number = input ? input : 1;
    pthread_cond_signal(&there);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, 0);
    return 0;
}
