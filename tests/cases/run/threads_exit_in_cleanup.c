// pthread_exit would have to run what pthread_cleanup_push has registered, which is not supported.
// RUN: heddle run %s
// EXIT: 5

#include <pthread.h>

static void clean(void *argument)
{
}

int main(void)
{
    pthread_cleanup_push(clean, NULL);
    pthread_exit(NULL); //~ ERROR: unknown: Heddle does not support pthread_exit within pthread_cleanup_push
    pthread_cleanup_pop(0);
}
