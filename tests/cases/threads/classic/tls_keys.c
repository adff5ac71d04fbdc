// Each thread has its own value under a key; its destructor gets it when the thread ends. SHARED is the same with one plain
// variable.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,cleanup,free,lifetime %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DSHARED %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#ifdef SHARED
static void *shared;
#define SET(value) (shared = (value))
#define GET() shared
#else
static pthread_key_t key;
#define SET(value) pthread_setspecific(key, value)
#define GET() pthread_getspecific(key)
#endif

_Atomic int destroyed;

void destroy(void *value)
{
    free(value);
    destroyed++;
}

static void *use(void *argument)
{
    int *own = malloc(sizeof *own);
    *own = *(int *)argument;
    SET(own);
    int *found = GET();
    assert(*found == *(int *)argument); //~ ERROR: [assert]
    return NULL;
}

int main(void)
{
    int numbers[2] = {1, 2};
    pthread_t threads[2];
#ifndef SHARED
    pthread_key_create(&key, destroy);
#endif
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, use, &numbers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
#ifndef SHARED
    assert(GET() == NULL);
    assert(destroyed == 2);
    pthread_key_delete(key);
#endif
    return 0;
}
