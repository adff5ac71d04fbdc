// Two threads let go of an object with an arbitrary number of references, two at least, and the last one frees it. Letting
// go and looking are one step.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=1..4 %s
// EXIT: 0

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static atomic_uint references;
static int *object;

static void *let_go(void *unused)
{
    if (--references == 0)
        free(object);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    references = __VERIFIER_nondet_uint();
    __VERIFIER_assume(references >= 2);
    object = malloc(sizeof *object);
    pthread_create(&one, 0, let_go, 0);
    pthread_create(&two, 0, let_go, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
