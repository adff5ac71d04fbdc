// Two threads take two locks in the same order: whoever has the first gets the second.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc --encoding scheduler %s
// EXIT: 0

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
    pthread_mutex_lock(&left);
    pthread_mutex_lock(&right);
    count--;
    pthread_mutex_unlock(&right);
    pthread_mutex_unlock(&left);
    return 0;
}

int main(void)
{
    pthread_t up, down;
    pthread_create(&up, 0, count_up, 0);
    pthread_create(&down, 0, count_down, 0);
    pthread_join(up, 0);
    pthread_join(down, 0);
    assert(count == 0);
    return 0;
}
