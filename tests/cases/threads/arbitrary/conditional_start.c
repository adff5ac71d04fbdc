// A thread is started only for positive inputs. Main waits for it if it was started.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=-1..1 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

static int result;

static void *work(void *input)
{
    result = *(int *)input;
    return 0;
}

int main(void)
{
    pthread_t thread;
    int input = __VERIFIER_nondet_int();
    if (input > 0)
        pthread_create(&thread, 0, work, &input);
    if (input > 0)
        pthread_join(thread, 0);
    assert(result == (input > 0 ? input : 0));
    return 0;
}
