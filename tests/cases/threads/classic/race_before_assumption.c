// A section looks at what another thread is about to write, and goes on only where an assumption holds. That it has looked counts, whether or not it does.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race %s
// EXIT: 10

#include <pthread.h>

extern void __VERIFIER_assume(int);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int taken = 1;

static void *take(void *unused)
{
    __VERIFIER_atomic_begin();
    __VERIFIER_assume(!taken);
    taken = 1;
    __VERIFIER_atomic_end();
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, take, 0);
    taken = 0; //~ ERROR: [race]
    pthread_join(thread, 0);
    return 0;
}
