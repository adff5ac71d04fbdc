// Two threads publish a block in one variable: whoever is first loses his. EXCHANGE frees the other's.
// RUN: heddle check --engine explore --property leak,race %s
// EXIT: 10
// RUN: heddle check --engine explore --property leak,cleanup,free,lifetime,race -DEXCHANGE %s
// EXIT: 0

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *_Atomic shared;

static void *publish(void *unused)
{
    int *mine = malloc(sizeof *mine); //~ ERROR: [leak]
#ifdef EXCHANGE
    free(atomic_exchange(&shared, mine));
#else
    shared = mine;
#endif
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, publish, NULL);
    pthread_create(&two, NULL, publish, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    free(shared);
    return 0;
}
