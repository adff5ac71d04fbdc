// An atomic access and one that is none race, whichever of them writes.
// RUN: heddle check --engine explore --property race %s
// EXIT: 0
// RUN: heddle check --engine bmc --property race %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DREADS %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DREADS %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DWRITES %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DWRITES %s
// EXIT: 10

#include <pthread.h>

#if defined(READS)
#define ACCESS shared
#elif defined(WRITES)
#define ACCESS (shared = 2)
#else
#define ACCESS __atomic_load_n(&shared, __ATOMIC_SEQ_CST)
#endif

int shared;

void *work(void *argument)
{
#ifdef WRITES
    int seen = __atomic_load_n(&shared, __ATOMIC_SEQ_CST);
    return seen ? argument : NULL;
#else
    __atomic_store_n(&shared, 1, __ATOMIC_SEQ_CST);
    return argument;
#endif
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, work, NULL);
    int seen = ACCESS; //~ ERROR: [race]
    pthread_join(thread, NULL);
    return seen == 7;
}
