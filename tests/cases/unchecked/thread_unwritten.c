// What was never written in an object that two threads know is the same for both.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static unsigned char *shared;
static unsigned char seen;

static void *read_it(void *unused)
{
    (void)unused;
    seen = *shared;
    return 0;
}

int main(void)
{
    pthread_t thread;
    shared = malloc(1);
    pthread_create(&thread, 0, read_it, 0);
    pthread_join(thread, 0);
#ifdef BAD
    assert(seen != 200); //~ ERROR: [assert]
#endif
    assert(*shared == seen);
    free(shared);
    return 0;
}
