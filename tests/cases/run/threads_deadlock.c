// Two threads that hold what the other one wants; who waits, and where.
// RUN: heddle run --max-steps 5000000 %s
// EXIT: 10
// STDERR: [deadlock]
// STDERR: note: thread 0 waits at

#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static sem_t has_b;

static void *other(void *argument)
{
    pthread_mutex_lock(&b);
    sem_post(&has_b);
    pthread_mutex_lock(&a);
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_mutex_lock(&a);
    sem_init(&has_b, 0, 0);
    pthread_create(&thread, NULL, other, NULL);
    sem_wait(&has_b);
    pthread_mutex_lock(&b); //~ ERROR: deadlock
    return 0;
}
