// Two threads look whether something is there and free it: both may find it. EXCHANGE takes it away while looking.
// RUN: heddle check --engine explore --property free %s
// EXIT: 10
// RUN: heddle check --engine explore --property free,race,leak,cleanup,deadlock -DEXCHANGE %s
// EXIT: 0

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *_Atomic shared;

static void *release(void *unused)
{
#ifdef EXCHANGE
    int *mine = atomic_exchange(&shared, NULL);
#else
    int *mine = shared;
    shared = NULL;
#endif
    if (mine)
        free(mine); //~ ERROR: [free]
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    shared = malloc(sizeof(int));
    pthread_create(&one, NULL, release, NULL);
    pthread_create(&two, NULL, release, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
