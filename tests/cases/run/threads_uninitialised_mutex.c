// A mutex of unwritten memory is no mutex.
// RUN: heddle run %s
// EXIT: 10

#include <pthread.h>

int main(void)
{
    pthread_mutex_t mutex;
    pthread_mutex_lock(&mutex); //~ ERROR: [uninit]
}
