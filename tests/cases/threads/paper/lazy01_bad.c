// Under one lock a thread adds 1, another adds 2, and a third claims that 3 is never reached: wrong, but only if it comes
// last.
// RUN: heddle check --engine explore %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine bmc --encoding scheduler %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int sum;

static void *add_one(void *unused)
{
    pthread_mutex_lock(&mutex);
    sum += 1;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *add_two(void *unused)
{
    pthread_mutex_lock(&mutex);
    sum += 2;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *test(void *unused)
{
    pthread_mutex_lock(&mutex);
    assert(sum < 3); //~ ERROR: [assert]
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    pthread_t one, two, three;
    pthread_create(&one, 0, add_one, 0);
    pthread_create(&two, 0, add_two, 0);
    pthread_create(&three, 0, test, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    pthread_join(three, 0);
    return 0;
}
