// stateful01: two threads change two numbers, each under its own lock. The result does not depend on the order. FAULTY
// claims that it is never the one it always is.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach,race,deadlock,overflow %s
// EXIT: 0

#include <pthread.h>

void reach_error(void);

static pthread_mutex_t of_first = PTHREAD_MUTEX_INITIALIZER, of_second = PTHREAD_MUTEX_INITIALIZER;
static int first = 10, second = 10;

static void change(int by_first, int by_second)
{
    pthread_mutex_lock(&of_first);
    first += by_first;
    pthread_mutex_unlock(&of_first);
    pthread_mutex_lock(&of_second);
    second += by_second;
    pthread_mutex_unlock(&of_second);
}

static void *up(void *unused)
{
    change(1, 1);
    return 0;
}

static void *both_ways(void *unused)
{
    change(5, -6);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, up, 0);
    pthread_create(&two, 0, both_ways, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
#ifdef FAULTY
    if (first == 16 && second == 5)
#else
    if (first != 16 || second != 5)
#endif
        reach_error(); //~ ERROR: [reach]
    return 0;
}
