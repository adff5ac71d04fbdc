// Double-checked locking: look, lock, look again, make. With an atomic pointer it is right, also with release and acquire;
// with a plain one (PLAIN) the first look races. NOT_AGAIN forgets the second look and makes two.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,null,uninit,cleanup %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,race -DSTORE=memory_order_release -DLOAD=memory_order_acquire %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,reach,deadlock -DPLAIN %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DNOT_AGAIN %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef STORE
#define STORE memory_order_seq_cst
#define LOAD memory_order_seq_cst
#endif

struct object {
    int value;
};

#ifdef PLAIN
static struct object *instance;
#define GET() instance
#define SET(object) (instance = (object))
#else
static struct object *_Atomic instance;
#define GET() atomic_load_explicit(&instance, LOAD)
#define SET(object) atomic_store_explicit(&instance, object, STORE)
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int made;

static struct object *get(void)
{
    struct object *object = GET();
    if (!object) {
        pthread_mutex_lock(&mutex);
#ifndef NOT_AGAIN
        object = GET();
        if (!object)
#endif
        {
            made++;
            object = malloc(sizeof *object);
            object->value = 42;
            SET(object);
        }
        pthread_mutex_unlock(&mutex);
    }
    return object;
}

static void *use(void *unused)
{
    assert(get()->value == 42);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, use, NULL);
    pthread_create(&two, NULL, use, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(made == 1); //~ ERROR: [assert]
    free(get());
    return 0;
}
