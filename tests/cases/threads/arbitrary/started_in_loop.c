// As many threads as an arbitrary number says are started in a loop and waited for. With too small a bound the loop is cut, and the verdict says where.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..4 %s
// EXIT: 0
// RUN: heddle check --engine bmc --unwind 2 %s
// EXIT: 5
// STDOUT: unwind 2, which cut at %s:29

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
    assert(done == count);
    return 0;
}
