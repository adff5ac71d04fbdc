// Two threads change two counters, each counter under its own lock. The sums are 16 and 5 in every order, and the claim is
// that they are not.
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

static pthread_mutex_t of_apples = PTHREAD_MUTEX_INITIALIZER, of_pears = PTHREAD_MUTEX_INITIALIZER;
static int apples = 10, pears = 10;

static void *one_each(void *unused)
{
    pthread_mutex_lock(&of_apples);
    apples++;
    pthread_mutex_unlock(&of_apples);
    pthread_mutex_lock(&of_pears);
    pears++;
    pthread_mutex_unlock(&of_pears);
    return 0;
}

static void *exchange(void *unused)
{
    pthread_mutex_lock(&of_apples);
    apples += 5;
    pthread_mutex_unlock(&of_apples);
    pthread_mutex_lock(&of_pears);
    pears -= 6;
    pthread_mutex_unlock(&of_pears);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, one_each, 0);
    pthread_create(&two, 0, exchange, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(apples != 16 || pears != 5); //~ ERROR: [assert]
    return 0;
}
