// Unlocking a normal mutex that another thread holds is undefined.
// RUN: heddle run %s
// EXIT: 10
// RUN: heddle run -m32 --seed 5 %s
// EXIT: 10

#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *argument)
{
    pthread_mutex_unlock(&mutex); //~ ERROR: [undefined] a mutex is unlocked that another thread has locked
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_mutex_lock(&mutex);
    pthread_create(&thread, NULL, other, NULL);
    pthread_join(thread, NULL);
}
