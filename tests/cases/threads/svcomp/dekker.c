// dekker: Dekker's algorithm with shared plain variables. FAULTY, once it has given way, does not ask again.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach,assert,deadlock %s
// EXIT: 0

#include <pthread.h>

void reach_error(void);

static int wants[2], turn, x;

static void enter(int me)
{
    int other = 1 - me;
    wants[me] = 1;
    while (wants[other]) {
        if (turn != me) {
            wants[me] = 0;
            while (turn != me) {
            }
#ifndef FAULTY
            wants[me] = 1;
#endif
        }
    }
}

static void leave(int me)
{
    turn = 1 - me;
    wants[me] = 0;
}

static void *process(void *argument)
{
    int me = *(int *)argument;
    for (int i = 0; i < 2; i++) {
        enter(me);
        x = me;
        if (x != me)
            reach_error(); //~ ERROR: [reach]
        leave(me);
    }
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
