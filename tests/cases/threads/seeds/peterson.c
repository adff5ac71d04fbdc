// Peterson's algorithm with plain variables on the stack of main: the two never stand before the critical section
// together and no state is a deadlock, but the variables race.
// RUN: heddle query %s "E<>([1.crit] && [2.crit])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query %s "A[](!([1.crit] && [2.crit]))"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>([1.crit])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>([2.crit])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(DataRace)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle check --engine explore --property deadlock,assert,reach,bounds,null,lifetime,uninit --marker crit %s
// EXIT: 0
// RUN: heddle check --engine explore --property race --marker crit %s
// EXIT: 10

#include <pthread.h>

void crit(void);

struct side {
    int *mine;
    int *other;
    int *turn;
};

static void *petersons1(void *argument)
{
    struct side *side = argument;
    *side->mine = 1;
    *side->turn = 1;
    while (*side->other && *side->turn == 1) { //~ ERROR: [race]
    }
    crit();
    *side->mine = 0;
    return 0;
}

static void *petersons2(void *argument)
{
    struct side *side = argument;
    *side->mine = 1;
    *side->turn = 0;
    while (*side->other && *side->turn == 0) {
    }
    crit();
    *side->mine = 0;
    return 0;
}

int main(void)
{
    int flags[2] = {0, 0};
    int turn = 0;
    struct side first = {&flags[0], &flags[1], &turn};
    struct side second = {&flags[1], &flags[0], &turn};
    pthread_t one, two;
    pthread_create(&one, 0, petersons1, &first);
    pthread_create(&two, 0, petersons2, &second);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
