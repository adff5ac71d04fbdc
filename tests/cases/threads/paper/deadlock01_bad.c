// Two threads take two locks in opposite orders: each can have one and wait for the other's, for ever.
// RUN: heddle check --engine explore %s
// EXIT: 10
// STDOUT: violated: [deadlock]
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [deadlock]
// RUN: heddle check --engine bmc --encoding scheduler %s
// EXIT: 10
// STDOUT: violated: [deadlock]

#include <assert.h>
#include <pthread.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER, right = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *count_up(void *unused)
{
    pthread_mutex_lock(&left);
    pthread_mutex_lock(&right);
    count++;
    pthread_mutex_unlock(&right);
    pthread_mutex_unlock(&left);
    return 0;
}

static void *count_down(void *unused)
{
    pthread_mutex_lock(&right);
    pthread_mutex_lock(&left);
    count--;
    pthread_mutex_unlock(&left);
    pthread_mutex_unlock(&right);
    return 0;
}

int main(void)
{
    pthread_t up, down;
    pthread_create(&up, 0, count_up, 0);
    pthread_create(&down, 0, count_down, 0);
    pthread_join(up, 0); //~ ERROR: [deadlock]
    pthread_join(down, 0);
    assert(count == 0);
    return 0;
}
