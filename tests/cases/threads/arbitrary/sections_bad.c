// An arbitrary amount goes from one plain variable to another in an atomic section, while another thread adds them up in
// one. It goes in two sections, and the sum can be taken between them.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static unsigned from, to;

static void *move(void *unused)
{
    unsigned amount = __VERIFIER_nondet_uint();
    __VERIFIER_atomic_begin();
    from -= amount;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    to += amount;
    __VERIFIER_atomic_end();
    return 0;
}

int main(void)
{
    pthread_t thread;
    from = __VERIFIER_nondet_uint();
    unsigned total = from;
    pthread_create(&thread, 0, move, 0);
    __VERIFIER_atomic_begin();
    unsigned sum = from + to;
    __VERIFIER_atomic_end();
    assert(sum == total); //~ ERROR: [assert]
    pthread_join(thread, 0);
    return 0;
}
