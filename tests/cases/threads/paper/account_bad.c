// A deposit, a withdrawal and a check of the balance, of arbitrary amounts, each under the one lock. The check does not ask
// whether the other two are done: coming before one of them it finds another balance, unless the amounts hide it.
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=0..2 %s
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

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int opening, paid_in, paid_out, balance;

static int amount(void)
{
    int any = __VERIFIER_nondet_int();
    __VERIFIER_assume(0 <= any && any <= 1000000000);
    return any;
}

static void *deposit(void *unused)
{
    pthread_mutex_lock(&mutex);
    balance += paid_in;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *withdraw(void *unused)
{
    pthread_mutex_lock(&mutex);
    balance -= paid_out;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *check(void *unused)
{
    pthread_mutex_lock(&mutex);
    assert(balance == opening + paid_in - paid_out); //~ ERROR: [assert]
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    pthread_t checker, payer, taker;
    balance = opening = amount();
    paid_in = amount();
    paid_out = amount();
    pthread_create(&checker, 0, check, 0);
    pthread_create(&payer, 0, deposit, 0);
    pthread_create(&taker, 0, withdraw, 0);
    pthread_join(checker, 0);
    pthread_join(payer, 0);
    pthread_join(taker, 0);
    return 0;
}
