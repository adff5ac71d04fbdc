// A function whose name starts with __VERIFIER_atomic_ runs as one action. PLAIN is the same under another name.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DPLAIN %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

#ifdef PLAIN
#define __VERIFIER_atomic_add add
#endif

static int counter;

void __VERIFIER_atomic_add(int amount)
{
    int old = counter;
    counter = old + amount;
}

static void *work(void *unused)
{
    __VERIFIER_atomic_add(1);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, work, 0);
    pthread_create(&two, 0, work, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(counter == 2); //~ ERROR: [assert]
    return 0;
}
