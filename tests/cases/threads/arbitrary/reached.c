// Two threads exchange arbitrary numbers through two variables; one claims never to get here with what cannot be. What it
// reads is a number that was offered or the 0 of the beginning.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_int=0..1 %s
// EXIT: 0

#include <pthread.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

static atomic_int box;
static int offered;

static void *offer(void *unused)
{
    box = offered;
    return 0;
}

int main(void)
{
    pthread_t thread;
    offered = __VERIFIER_nondet_int();
    pthread_create(&thread, 0, offer, 0);
    int seen = box;
    if (seen != offered && seen != 0)
        reach_error();
    pthread_join(thread, 0);
    return 0;
}
