// A sequence lock around two numbers that belong together, changed to arbitrary ones. The reader does not care whether the
// number is even, and can see half of a change.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);

static atomic_uint sequence, number, complement;

static void *writer(void *unused)
{
    unsigned value = __VERIFIER_nondet_uint();
    sequence++;
    number = value;
    complement = ~value;
    sequence++;
    return 0;
}

int main(void)
{
    pthread_t thread;
    unsigned value = __VERIFIER_nondet_uint();
    number = value;
    complement = ~value;
    pthread_create(&thread, 0, writer, 0);
    unsigned before = sequence, first = number, second = complement, after = sequence;
    if (before == after)
        assert(first == ~second); //~ ERROR: [assert]
    pthread_join(thread, 0);
    return 0;
}
