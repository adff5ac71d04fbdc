// Destroying a condition variable that a thread waits for is undefined.
// RUN: heddle run --max-steps 1000000 %s
// EXIT: 10

#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int waits;

static void *wait_forever(void *argument)
{
    pthread_mutex_lock(&mutex);
    waits = 1;
    for (;;)
        pthread_cond_wait(&changed, &mutex);
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, wait_forever, NULL);
    for (int ready = 0; !ready;) {
        pthread_mutex_lock(&mutex);
        ready = waits;
        pthread_mutex_unlock(&mutex);
    }
    pthread_cond_destroy(&changed); //~ ERROR: [undefined] a condition variable is destroyed that a thread waits for
}
