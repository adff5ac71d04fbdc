// A block that a global variable still points to at the end is not lost, but it is left.
// RUN: heddle check --engine explore --property leak,race %s
// EXIT: 0
// RUN: heddle check --engine explore --property cleanup %s
// EXIT: 10

#include <pthread.h>
#include <stdlib.h>

static int *kept;

static void *make(void *unused)
{
    kept = malloc(sizeof *kept); //~ ERROR: [cleanup]
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, make, NULL);
    pthread_join(thread, NULL);
    return 0;
}
