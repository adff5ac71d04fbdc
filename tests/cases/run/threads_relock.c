// A normal mutex that its holder locks again waits forever.
// RUN: heddle run %s
// EXIT: 10

#include <pthread.h>

int main(void)
{
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&mutex);
    pthread_mutex_lock(&mutex); //~ ERROR: deadlock
}
