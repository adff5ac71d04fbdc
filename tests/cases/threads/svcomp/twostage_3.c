// twostage_3 (FAULTY): two writers set one number under one lock and then a second, made from the first, under another
// lock. A reader that sees the first expects the second, which holds only if both locks are held throughout.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --reduction none --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction internal --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction simultaneous --property reach -DFAULTY %s
// EXIT: 10

#include <pthread.h>

void reach_error(void);

static pthread_mutex_t of_first = PTHREAD_MUTEX_INITIALIZER, of_second = PTHREAD_MUTEX_INITIALIZER;
static int first, second;

static void *writer(void *unused)
{
    pthread_mutex_lock(&of_first);
    first = 1;
#ifdef FAULTY
    pthread_mutex_unlock(&of_first);
    pthread_mutex_lock(&of_second);
    second = first + 1;
    pthread_mutex_unlock(&of_second);
#else
    pthread_mutex_lock(&of_second);
    second = first + 1;
    pthread_mutex_unlock(&of_second);
    pthread_mutex_unlock(&of_first);
#endif
    return 0;
}

static void *reader(void *unused)
{
    pthread_mutex_lock(&of_first);
    int seen = first;
    pthread_mutex_unlock(&of_first);
    if (seen == 0)
        return 0;
    pthread_mutex_lock(&of_second);
    if (second != seen + 1)
        reach_error(); //~ ERROR: [reach]
    pthread_mutex_unlock(&of_second);
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], 0, writer, 0);
    pthread_create(&threads[1], 0, writer, 0);
    pthread_create(&threads[2], 0, reader, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
