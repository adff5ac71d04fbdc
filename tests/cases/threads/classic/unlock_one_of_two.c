// An input decides which of two locks is given back: neither protects afterwards. Without BUG it is always the one that nobody needs.
// RUN: heddle check --engine explore --property race %s
// EXIT: 0
// RUN: heddle check --engine bmc --property race %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DBUG %s
// EXIT: 10

#include <heddle.h>
#include <pthread.h>

pthread_mutex_t needed = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;
int shared;

void *count(void *argument)
{
    pthread_mutex_lock(&needed);
    shared++;
    pthread_mutex_unlock(&needed);
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, count, NULL);
    pthread_mutex_lock(&needed);
    pthread_mutex_lock(&other);
#ifdef BUG
    pthread_mutex_t *first = heddle_any_bool() ? &needed : &other;
#else
    pthread_mutex_t *first = &other;
#endif
    pthread_mutex_unlock(first);
    shared++; //~ ERROR: [race]
    pthread_mutex_unlock(first == &needed ? &other : &needed);
    pthread_join(thread, NULL);
    return 0;
}
