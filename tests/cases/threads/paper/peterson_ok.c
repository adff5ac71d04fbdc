// Peterson's mutual exclusion with plain variables, which race: under sequential consistency only one is inside. Waiting is
// a loop without a bound, of which a few rounds are looked at; ASSUMED keeps only executions that need not wait, which says
// the same about assertions.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DASSUMED %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert --unwind 3 --bounded-ok %s
// EXIT: 0
// RUN: heddle check --engine bmc --encoding scheduler --property assert -DASSUMED %s
// EXIT: 0
// RUN: heddle check --engine bmc --encoding scheduler --property assert --unwind 3 --bounded-ok %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DASSUMED %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_assume(int);

#ifdef ASSUMED
#define WAIT_WHILE(condition) __VERIFIER_assume(!(condition))
#else
#define WAIT_WHILE(condition) while (condition)
#endif

static int wants[2], turn, inside;

static void *enter(void *argument)
{
    int me = argument != 0, other = !me;
    wants[me] = 1;
    turn = other;
    WAIT_WHILE(wants[other] && turn == other);
    inside = me;
    assert(inside == me);
    wants[me] = 0;
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, enter, 0);
    pthread_create(&two, 0, enter, &inside);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
