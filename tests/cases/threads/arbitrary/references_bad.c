// Two threads let go of an object with an arbitrary number of references, two at least, and the last one frees it. Letting
// go and looking are two steps, and both can find that they are the last.
// RUN: heddle check --property assert,lifetime,free --engine bmc %s
// EXIT: 10
// STDOUT: violated: [free]
// RUN: heddle check --property assert,lifetime,free --engine explore --input __VERIFIER_nondet_uint=1..4 %s
// EXIT: 10
// STDOUT: violated: [free]

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static atomic_uint references;
static int *object;

static void *let_go(void *unused)
{
    references--;
    if (references == 0)
        free(object); //~ ERROR: [free]
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
