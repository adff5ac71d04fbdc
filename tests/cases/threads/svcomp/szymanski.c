// szymanski: Szymanski's algorithm for two processes with shared plain variables. FAULTY does not wait at the end for
// those who came in with a larger number.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach,assert,deadlock %s
// EXIT: 0

#include <pthread.h>

void reach_error(void);

enum { OUTSIDE, WAITING_OUTSIDE, WAITING_FOR_OTHERS, AT_DOOR, INSIDE };

static int flag[2], x;

static void enter(int me)
{
    int other = 1 - me;
    flag[me] = WAITING_OUTSIDE;
    while (flag[other] >= AT_DOOR) {
    }
    flag[me] = AT_DOOR;
    if (flag[other] == WAITING_OUTSIDE) {
        flag[me] = WAITING_FOR_OTHERS;
        while (flag[other] != INSIDE) {
        }
    }
    flag[me] = INSIDE;
#ifndef FAULTY
    if (me == 1)
        while (flag[other] >= WAITING_FOR_OTHERS) {
        }
#endif
}

static void leave(int me)
{
    int other = 1 - me;
    if (me == 0)
        while (flag[other] == WAITING_FOR_OTHERS || flag[other] == AT_DOOR) {
        }
    flag[me] = OUTSIDE;
}

static void *process(void *argument)
{
    int me = *(int *)argument;
    enter(me);
    x = me;
    if (x != me)
        reach_error(); //~ ERROR: [reach]
    leave(me);
    return 0;
}

int main(void)
{
    static int zero = 0, one = 1;
    pthread_t a, b;
    pthread_create(&a, 0, process, &zero);
    pthread_create(&b, 0, process, &one);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
