// The smallest race: a counter without a lock. A lost update is a second fault, seen by the assert. Two reads do not race, nor do
// a write before the start and after the join.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine explore --property race,assert -DATOMIC %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DREADS %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

#ifdef ATOMIC
static _Atomic int counter;
#else
static int counter;
#endif

static void *count(void *unused)
{
#ifdef READS
    return counter == 1 ? 0 : &counter;
#else
    counter++; //~ ERROR: [race]
    return 0;
#endif
}

int main(void)
{
    pthread_t one, two;
    counter = 1;
    pthread_create(&one, 0, count, 0);
    pthread_create(&two, 0, count, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    counter++;
#ifdef ATOMIC
    assert(counter == 4);
#endif
    return 0;
}
