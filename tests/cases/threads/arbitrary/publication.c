// A reader follows a pointer to the current of two versions, while a writer fills the other one with arbitrary numbers and
// makes it the current one. It is filled before it is published.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);

struct version {
    atomic_uint value, twice;
};

static struct version old, new;
static struct version *_Atomic current = &old;

static void fill(struct version *version, unsigned value)
{
    version->value = value;
    version->twice = 2 * value;
}

static void *writer(void *unused)
{
    fill(&new, __VERIFIER_nondet_uint());
    current = &new;
    return 0;
}

int main(void)
{
    pthread_t thread;
    fill(&old, __VERIFIER_nondet_uint());
    pthread_create(&thread, 0, writer, 0);
    struct version *seen = current;
    assert(seen->twice == 2 * seen->value);
    pthread_join(thread, 0);
    return 0;
}
