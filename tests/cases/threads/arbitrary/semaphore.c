// An arbitrary number of permits lets threads into a place for two; three want in. There is one permit or two, so never more
// than two are inside.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..5 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static sem_t permits;
static atomic_int inside;

static void *visit(void *unused)
{
    sem_wait(&permits);
    int now = ++inside;
    assert(now <= 2);
    inside--;
    sem_post(&permits);
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    unsigned number = __VERIFIER_nondet_uint();
    __VERIFIER_assume(1 <= number && number <= 2);
    sem_init(&permits, 0, number);
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], 0, visit, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
