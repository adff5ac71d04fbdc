// Using a mutex after it was destroyed is undefined.
// RUN: heddle run %s
// EXIT: 10

#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
    if (pthread_mutex_destroy(&mutex) != 0 || pthread_mutex_init(&mutex, NULL) != 0)
        return 1;
    pthread_mutex_destroy(&mutex);
    pthread_mutex_lock(&mutex); //~ ERROR: [undefined] a mutex is locked that was destroyed or never initialised
}
