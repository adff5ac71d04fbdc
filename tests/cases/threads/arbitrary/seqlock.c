// A sequence lock around two numbers that belong together, changed to arbitrary ones. A reader that saw the same even number
// before and after has a pair that was written together.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 0

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
    if (before == after && before % 2 == 0)
        assert(first == ~second);
    pthread_join(thread, 0);
    return 0;
}
