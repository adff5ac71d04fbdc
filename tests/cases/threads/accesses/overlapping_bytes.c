// Two accesses of different sizes that have one byte in common race; those that only touch do not.
// RUN: heddle check --engine explore --property race %s
// EXIT: 0
// RUN: heddle check --engine bmc --property race %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DBUG %s
// EXIT: 10

#include <pthread.h>

#ifdef BUG
#define AT 3
#else
#define AT 4
#endif

struct __attribute__((packed)) half {
    char before[AT];
    short number;
};

union {
    int whole;
    struct half half;
    char bytes[8];
} shared;

void *work(void *argument)
{
    shared.half.number = 1;
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, work, NULL);
    shared.whole = 2; //~ ERROR: [race]
    pthread_join(thread, NULL);
    return 0;
}
