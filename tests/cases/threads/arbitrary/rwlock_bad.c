// A writer changes two numbers by an arbitrary amount under a lock for readers and writers, while a reader compares them.
// The writer takes it as a reader does if the amount is even, and the reader can come in between.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=0..3 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static atomic_int first, second;

static void *writer(void *unused)
{
    int amount = __VERIFIER_nondet_int();
    if (amount % 2 == 0)
        pthread_rwlock_rdlock(&lock);
    else
        pthread_rwlock_wrlock(&lock);
    first = amount;
    second = amount;
    pthread_rwlock_unlock(&lock);
    return 0;
}

static void *reader(void *unused)
{
    pthread_rwlock_rdlock(&lock);
    assert(first == second); //~ ERROR: [assert]
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, writer, 0);
    pthread_create(&two, 0, reader, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
