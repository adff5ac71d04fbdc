// Deadlock: nobody can move, and not all have ended.
// RUN: heddle query --entry first,second %s "E<>(Deadlock)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry first,first %s "E<>(Deadlock)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry first %s "A[](!Deadlock)"
// EXIT: 0
// STDOUT-NOT: not satisfied

#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void both(pthread_mutex_t *x, pthread_mutex_t *y)
{
    pthread_mutex_lock(x);
    pthread_mutex_lock(y);
    pthread_mutex_unlock(y);
    pthread_mutex_unlock(x);
}

void first(void)
{
    both(&a, &b);
}

void second(void)
{
    both(&b, &a);
}
