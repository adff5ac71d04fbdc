// Two locks taken in opposite orders: a deadlock. TRY gives up the first when the second is not to be had. SAME_ORDER has no
// such problem.
// RUN: heddle check --engine explore --property deadlock %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,race,deadlock -DSAME_ORDER %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,race,deadlock -DTRY %s
// EXIT: 0
// RUN: heddle check --engine explore --reduction none --property deadlock %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction internal --property deadlock %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction simultaneous --property deadlock %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void add_under(pthread_mutex_t *first, pthread_mutex_t *second)
{
#ifdef TRY
    pthread_mutex_lock(first);
    while (pthread_mutex_trylock(second) != 0) {
        pthread_mutex_unlock(first);
        pthread_mutex_lock(first);
    }
#else
    pthread_mutex_lock(first);
    pthread_mutex_lock(second); //~ ERROR: [deadlock]
#endif
    count++;
    pthread_mutex_unlock(second);
    pthread_mutex_unlock(first);
}

static void *other(void *unused)
{
#ifdef SAME_ORDER
    add_under(&a, &b);
#else
    add_under(&b, &a);
#endif
    return 0;
}

int main(void)
{
    pthread_t one;
    pthread_create(&one, 0, other, 0);
    add_under(&a, &b);
    pthread_join(one, 0);
    assert(count == 2);
    return 0;
}
