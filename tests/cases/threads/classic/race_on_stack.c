// Threads share a variable on the stack of the one that started them: it races like any other. JOINED waits first.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine explore --property race,lifetime,assert -DJOINED %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

static void *set(void *argument)
{
    *(int *)argument = 1;
    return 0;
}

int main(void)
{
    int local = 0;
    pthread_t thread;
    pthread_create(&thread, 0, set, &local);
#ifdef JOINED
    pthread_join(thread, 0);
    local++;
    assert(local == 2);
#else
    local = 2; //~ ERROR: [race]
    pthread_join(thread, 0);
#endif
    return 0;
}
