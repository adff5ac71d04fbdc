// Library functions access memory as the program would: two threads that copy into one buffer race.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race %s
// EXIT: 10
// RUN: heddle check --engine bmc --encoding scheduler --property race %s
// EXIT: 10

#include <pthread.h>
#include <string.h>

static char buffer[4];

static void *copy(void *text)
{
    strcpy(buffer, text); //~ ERROR: [race]
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, copy, "a");
    pthread_create(&threads[1], 0, copy, "b");
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    return 0;
}
