// N philosophers who take the left fork, then the right one, eat, and put both down, for ever. All may hold their left fork:
// there is a deadlock. philosophers.pml is the same for SPIN.
#include <pthread.h>

#ifndef N
#define N 4
#endif

static pthread_mutex_t forks[N];

static void *philosopher(void *argument)
{
    int left = *(int *)argument, right = (left + 1) % N;
    for (;;) {
        pthread_mutex_lock(&forks[left]);
        pthread_mutex_lock(&forks[right]);
        pthread_mutex_unlock(&forks[right]);
        pthread_mutex_unlock(&forks[left]);
    }
    return 0;
}

int main(void)
{
    int numbers[N];
    pthread_t threads[N];
    for (int i = 0; i < N; i++) {
        numbers[i] = i;
        pthread_mutex_init(&forks[i], 0);
    }
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], 0, philosopher, &numbers[i]);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], 0);
    return 0;
}
