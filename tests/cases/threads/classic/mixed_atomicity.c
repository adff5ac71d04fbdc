// An atomic and a plain access to one variable race when one of them writes.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10

#include <pthread.h>

static int flag;

static void *set(void *unused)
{
    __atomic_store_n(&flag, 1, __ATOMIC_SEQ_CST);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, set, 0);
    int seen = flag; //~ ERROR: [race]
    pthread_join(thread, 0);
    return seen > 1;
}
