// Nothing comes between the two halves of an atomic section. FAULTY leaves it in between.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert -DNESTED %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int credit = 10, debit = 10;

static void *transfer(void *unused)
{
    __VERIFIER_atomic_begin();
#ifdef NESTED
    __VERIFIER_atomic_begin();
#endif
    credit--;
#ifdef NESTED
    __VERIFIER_atomic_end();
#endif
#ifdef FAULTY
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
#endif
    debit++;
    __VERIFIER_atomic_end();
    return 0;
}

static void *audit(void *unused)
{
    __VERIFIER_atomic_begin();
    int sum = credit + debit;
    __VERIFIER_atomic_end();
    assert(sum == 20); //~ ERROR: [assert]
    return 0;
}

int main(void)
{
    pthread_t one, two, three;
    pthread_create(&one, 0, transfer, 0);
    pthread_create(&two, 0, transfer, 0);
    pthread_create(&three, 0, audit, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    pthread_join(three, 0);
    return 0;
}
