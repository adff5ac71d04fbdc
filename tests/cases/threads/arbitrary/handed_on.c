// A thread writes under one lock, or in an atomic section; another hands that on under a second lock; a third writes only then: no race,
// though no lock is held at both writes. Where the third does not wait for that, there is one.
// RUN: heddle check --engine explore --property race %s
// EXIT: 0
// RUN: heddle check --engine bmc --property race %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DSECTION %s
// EXIT: 0
// RUN: heddle check --engine bmc --property race -DSECTION %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DBUG %s
// EXIT: 10

#include <heddle.h>
#include <pthread.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER, two = PTHREAD_MUTEX_INITIALIZER;
static int x, done, handed_on;

static void write_x(void)
{
    x = 1; //~ ERROR: [race]
}

static void *writes_first(void *unused)
{
#ifdef SECTION
    heddle_atomic_begin();
    write_x();
    done = 1;
    heddle_atomic_end();
#else
    pthread_mutex_lock(&one);
    write_x();
    done = 1;
    pthread_mutex_unlock(&one);
#endif
    return unused;
}

static void *hands_on(void *unused)
{
    int seen;
#ifdef SECTION
    heddle_atomic_begin();
    seen = done;
    heddle_atomic_end();
#else
    pthread_mutex_lock(&one);
    seen = done;
    pthread_mutex_unlock(&one);
#endif
    pthread_mutex_lock(&two);
    handed_on = seen;
    pthread_mutex_unlock(&two);
    return unused;
}

static void *writes_last(void *unused)
{
    pthread_mutex_lock(&two);
#ifdef BUG
    write_x();
#else
    if (handed_on)
        write_x();
#endif
    pthread_mutex_unlock(&two);
    return unused;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, writes_first, NULL);
    pthread_create(&threads[1], NULL, hands_on, NULL);
    pthread_create(&threads[2], NULL, writes_last, NULL);
    return 0;
}
