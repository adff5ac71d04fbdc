// Cancelling a thread is not supported, and said when it is reached.
// RUN: heddle run %s
// EXIT: 5

#include <pthread.h>

int main(void)
{
    int state;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state);
    pthread_setcancelstate(state, NULL);
    pthread_testcancel();
    pthread_cancel(pthread_self()); //~ ERROR: unknown: Heddle does not support pthread_cancel
}
