// Peterson's algorithm where the first process never says that it wants in: both can be in the critical section.
// RUN: heddle query %s "E<>([1.crit] && [2.crit])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "A[](!([1.crit] && [2.crit]))"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle check --engine explore --property assert %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

struct side {
    int *mine;
    int *other;
    int *turn;
};

static int inside;

static void crit(void)
{
    inside++;
    assert(inside == 1); //~ ERROR: [assert]
    inside--;
}

static void *petersons1(void *argument)
{
    struct side *side = argument;
    *side->mine = 0;
    *side->turn = 1;
    while (*side->other && *side->turn == 1) {
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
