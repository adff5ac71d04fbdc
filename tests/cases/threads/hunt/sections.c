// Random schedules find the races of atomic sections that the search through all states finds, wherever in the section.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine sample --property race --runs 100 --trace-file %t.json %s
// EXIT: 10
// RUN: heddle check --property race --replay %t.json %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DCHOICE %s
// EXIT: 10
// RUN: heddle check --engine sample --property race -DCHOICE --runs 100 %s
// EXIT: 10

#include <heddle.h>
#include <pthread.h>

static int first, shared;

static void *writes(void *unused)
{
    heddle_atomic_begin();
    first = 1;
#ifdef CHOICE
    if (heddle_choose(2))
#endif
        shared = 1;
    heddle_atomic_end();
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, writes, 0);
#ifdef ORDERED
    pthread_join(thread, 0);
    return shared > 1;
#endif
#ifdef SECTIONS
    heddle_atomic_begin();
#endif
    int seen = shared; //~ ERROR: [race]
#ifdef SECTIONS
    heddle_atomic_end();
#endif
    pthread_join(thread, 0);
    return seen > 1;
}
