// Threads started without a prototype, by functions without parameters: they are started all the same, and what they write is seen.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property race %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10

#include <assert.h>

typedef unsigned long pthread_t;

static int table[4];

static void *set(void)
{
    table[1] = 3;
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, set, 0);
    pthread_join(thread, 0);
#ifdef BAD
    assert(table[1] == 0); //~ ERROR: [assert] table[1] == 0
#else
    assert(table[1] == 3);
#endif
    return 0;
}
