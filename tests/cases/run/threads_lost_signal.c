// A signal that nobody waits for is lost, and nobody wakes up by itself.
// RUN: heddle run %s
// EXIT: 10

#include <pthread.h>

int main(void)
{
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
    pthread_mutex_lock(&mutex);
    pthread_cond_signal(&changed);
    pthread_cond_broadcast(&changed);
    pthread_cond_wait(&changed, &mutex); //~ ERROR: deadlock
}
