// Dining philosophers: everyone takes the left fork first, and when all have, nobody gets a right one. With ORDERED they
// take the one with the smaller number first, and someone always eats.
// RUN: heddle check --engine explore --property deadlock %s
// EXIT: 10
// RUN: heddle check --engine explore --property deadlock -DPHILOSOPHERS=2 %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,uninit,bounds -DORDERED %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,reach,race -DPHILOSOPHERS=2 %s
// EXIT: 0
// RUN: heddle query %s "E<>(Deadlock)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query -DORDERED %s "E<>(Deadlock)"
// EXIT: 0
// STDOUT: not satisfied

#include <pthread.h>

#ifndef PHILOSOPHERS
#define PHILOSOPHERS 3
#endif

static pthread_mutex_t forks[PHILOSOPHERS];
static int meals[PHILOSOPHERS];

static void *dine(void *argument)
{
    int *meal = argument;
    int left = (int)(meal - meals);
    int right = (left + 1) % PHILOSOPHERS;
#ifdef ORDERED
    if (right < left) {
        int swap = left;
        left = right;
        right = swap;
    }
#endif
    pthread_mutex_lock(&forks[left]);
    pthread_mutex_lock(&forks[right]);
    (*meal)++;
    pthread_mutex_unlock(&forks[right]);
    pthread_mutex_unlock(&forks[left]);
    return 0;
}

int main(void)
{
    pthread_t philosophers[PHILOSOPHERS];
    for (int i = 0; i < PHILOSOPHERS; i++)
        pthread_mutex_init(&forks[i], 0);
    for (int i = 0; i < PHILOSOPHERS; i++)
        pthread_create(&philosophers[i], 0, dine, &meals[i]);
    for (int i = 0; i < PHILOSOPHERS; i++)
        pthread_join(philosophers[i], 0); //~ ERROR: [deadlock]
    return 0;
}
