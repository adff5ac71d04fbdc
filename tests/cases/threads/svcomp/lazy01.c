// lazy01: one thread adds 1, one adds 2, and a third, under the same lock, claims that the sum is below a limit. It can
// be 3, so the limit must not be (FAULTY). Under any lock order nothing races and nothing is stuck.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,reach,race,deadlock -m32 %s
// EXIT: 0
// RUN: heddle check --engine explore --property reach -DFAULTY -m32 %s
// EXIT: 10

#include <pthread.h>

#ifdef FAULTY
#define LIMIT 3
#else
#define LIMIT 4
#endif

void reach_error(void);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int sum;

static void *add(void *amount)
{
    pthread_mutex_lock(&mutex);
    sum += *(int *)amount;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *observe(void *unused)
{
    pthread_mutex_lock(&mutex);
    if (sum >= LIMIT)
        reach_error(); //~ ERROR: [reach]
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    static int one = 1, two = 2;
    pthread_t threads[3];
    pthread_create(&threads[0], 0, add, &one);
    pthread_create(&threads[1], 0, add, &two);
    pthread_create(&threads[2], 0, observe, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
