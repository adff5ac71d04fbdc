// As many threads as an arbitrary number says are started in a loop; there may be three of them.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..4 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

static _Atomic int done;

static void *work(void *unused)
{
    done++;
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    int count = __VERIFIER_nondet_int();
    if (count < 0 || count > 3)
        return 0;
    for (int i = 0; i < count; i++)
        pthread_create(&threads[i], 0, work, 0);
    for (int i = 0; i < count; i++)
        pthread_join(threads[i], 0);
    assert(done < 3); //~ ERROR: [assert]
    return 0;
}
