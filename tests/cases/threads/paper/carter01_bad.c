// A room for one of two classes: the first of a class to come locks the room inside the lock of its class' counter, the last
// to leave unlocks it. The second class looks at its counter before it counts, so it comes in without the room's lock. With
// SAME it counts as the first does.
// RUN: heddle check --engine explore %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --encoding scheduler %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore -DSAME %s
// EXIT: 0
// RUN: heddle check --engine bmc -DSAME %s
// EXIT: 0
// RUN: heddle check --engine bmc --encoding scheduler -DSAME %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t room = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t of_first = PTHREAD_MUTEX_INITIALIZER, of_second = PTHREAD_MUTEX_INITIALIZER;
static int first, second;
static atomic_int inside;

static void *first_class(void *unused)
{
    pthread_mutex_lock(&of_first);
    if (++first == 1)
        pthread_mutex_lock(&room);
    pthread_mutex_unlock(&of_first);
    inside = 1;
    assert(inside == 1); //~ ERROR: [assert]
    pthread_mutex_lock(&of_first);
    if (--first == 0)
        pthread_mutex_unlock(&room);
    pthread_mutex_unlock(&of_first);
    return 0;
}

static void *second_class(void *unused)
{
    pthread_mutex_lock(&of_second);
#ifdef SAME
    if (++second == 1)
#else
    if (second++ == 1)
#endif
        pthread_mutex_lock(&room);
    pthread_mutex_unlock(&of_second);
    inside = 2;
    pthread_mutex_lock(&of_second);
#ifdef SAME
    if (--second == 0)
#else
    if (second-- == 0)
#endif
        pthread_mutex_unlock(&room);
    pthread_mutex_unlock(&of_second);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, first_class, 0);
    pthread_create(&two, 0, second_class, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
