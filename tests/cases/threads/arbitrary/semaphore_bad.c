// An arbitrary number of permits lets threads into a place for two; three want in. There are up to three permits, and with
// three all can be inside.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..5 %s
// EXIT: 10
// STDOUT: violated: [assert]

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
    assert(now <= 2); //~ ERROR: [assert]
    inside--;
    sem_post(&permits);
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    unsigned number = __VERIFIER_nondet_uint();
    __VERIFIER_assume(1 <= number && number <= 3);
    sem_init(&permits, 0, number);
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], 0, visit, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
