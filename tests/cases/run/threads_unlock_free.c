// Unlocking a normal mutex that is not locked is undefined.
// RUN: heddle run %s
// EXIT: 10
// RUN: heddle run -m32 %s
// EXIT: 10

#include <pthread.h>

int main(void)
{
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    pthread_mutex_unlock(&mutex); //~ ERROR: [undefined] a mutex is unlocked that is not locked
}
