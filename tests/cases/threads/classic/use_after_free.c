// One thread frees what another still uses. With COUNTED each holds a reference and the last one frees.
// RUN: heddle check --engine explore --property lifetime %s
// EXIT: 10
// RUN: heddle check --engine explore --property lifetime,free,race,leak,cleanup,assert -DCOUNTED %s
// EXIT: 0
// RUN: heddle check --engine explore --reduction none --property lifetime %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction internal --property lifetime %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction simultaneous --property lifetime %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
    atomic_int references;
    int value;
};

static void drop(struct object *object)
{
#ifdef COUNTED
    if (atomic_fetch_sub(&object->references, 1) == 1)
#endif
        free(object);
}

static void *use(void *argument)
{
    struct object *object = argument;
    assert(object->value == 3); //~ ERROR: [lifetime]
#ifdef COUNTED
    drop(object);
#endif
    return NULL;
}

int main(void)
{
    pthread_t thread;
    struct object *object = malloc(sizeof *object);
    atomic_init(&object->references, 2);
    object->value = 3;
    pthread_create(&thread, NULL, use, object);
    drop(object);
    pthread_join(thread, NULL);
    return 0;
}
