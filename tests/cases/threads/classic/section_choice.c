// What an atomic section does after a choice, or after it has waited, races with what others do outside of sections.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine explore --property race --reduction none %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DWAIT %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DORDERED %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DORDERED -DWAIT %s
// EXIT: 0

#include <heddle.h>
#include <pthread.h>

static int a, ready;

static void *chooser(void *unused)
{
    heddle_atomic_begin();
#ifdef WAIT
    heddle_block_until(&ready);
#endif
    if (heddle_choose(2))
        a = 1;
    heddle_atomic_end();
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, chooser, 0);
    heddle_atomic_begin();
    ready = 1;
    heddle_atomic_end();
#ifdef ORDERED
    pthread_join(thread, 0);
    return a > 1;
#else
    int seen = a; //~ ERROR: [race]
    pthread_join(thread, 0);
    return seen > 1;
#endif
}
