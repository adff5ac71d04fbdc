// peterson: Peterson's algorithm with shared plain variables, which race, and mutual exclusion that holds. FAULTY says
// whose turn it is before it says that it wants in.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach,assert,deadlock %s
// EXIT: 0

#include <pthread.h>

void reach_error(void);

static int wants[2], turn, x;

static void enter(int me)
{
#ifdef FAULTY
    turn = 1 - me;
    wants[me] = 1;
#else
    wants[me] = 1;
    turn = 1 - me;
#endif
    while (wants[1 - me] && turn == 1 - me) {
    }
}

static void *process(void *argument)
{
    int me = *(int *)argument;
    enter(me);
    x = me;
    if (x != me)
        reach_error(); //~ ERROR: [reach]
    wants[me] = 0;
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
