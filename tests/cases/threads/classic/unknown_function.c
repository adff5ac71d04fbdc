// A function that nobody defines makes the verdict unknown only if it can be reached.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 5
// STDOUT: nobody_defines
// RUN: heddle check --engine explore --property assert -DNEVER %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert --marker nobody_defines %s
// EXIT: 0

#include <pthread.h>

void nobody_defines(void);

static _Atomic int turns;

static void *work(void *unused)
{
    turns++;
#ifdef NEVER
    if (turns == 3)
#else
    if (turns == 2)
#endif
        nobody_defines();
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, work, 0);
    pthread_create(&two, 0, work, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
