// Three threads, started in a loop, count which of three arbitrary numbers are above an arbitrary limit. They count by a
// load and a store, so that one of two can get lost.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=0..1 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);

static int numbers[3], limit;
static atomic_int above;

static void *look(void *number)
{
    if (*(int *)number > limit)
        above = above + 1;
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    int expected = 0;
    limit = __VERIFIER_nondet_int();
    for (int i = 0; i < 3; i++) {
        numbers[i] = __VERIFIER_nondet_int();
        expected += numbers[i] > limit;
        pthread_create(&threads[i], 0, look, &numbers[i]);
    }
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    assert(above == expected); //~ ERROR: [assert]
    return 0;
}
