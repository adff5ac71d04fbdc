// Deposits and withdrawals under one lock, and a check of the balance once both are done. FAULTY expects the wrong balance,
// UNLOCKED deposits without the lock.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,overflow %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert -DUNLOCKED %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

#ifdef FAULTY
#define EXPECTED 97
#else
#define EXPECTED 103
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int balance = 100, deposited, withdrawn;

static void *deposit(void *unused)
{
#ifdef UNLOCKED
    balance += 5;
    pthread_mutex_lock(&mutex);
#else
    pthread_mutex_lock(&mutex);
    balance += 5;
#endif
    deposited = 1;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *withdraw(void *unused)
{
    pthread_mutex_lock(&mutex);
    balance -= 2;
    withdrawn = 1;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *check(void *unused)
{
    pthread_mutex_lock(&mutex);
    if (deposited && withdrawn)
        assert(balance == EXPECTED); //~ ERROR: [assert]
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], 0, check, 0);
    pthread_create(&threads[1], 0, deposit, 0);
    pthread_create(&threads[2], 0, withdraw, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
