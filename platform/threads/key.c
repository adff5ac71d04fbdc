/*
 * key.c: values that each thread has of its own, under keys, with destructors.
 *
 * When a thread ends, the destructor of each key is called with the thread's value if that is not null, again and again for values that
 * destructors set, at most four times round, in the order of the keys. Returning from main or calling exit ends no thread in
 * this sense. Limits: 32 keys in one program, deleted ones included, since other threads may still have values under them; one
 * more makes the verdict unknown.
 */
#include "internal.h"

#define KEYS 32
#define ROUNDS 4

static struct key {
    int usable;
    void (*destroy)(void *);
} keys[KEYS];
static unsigned keys_made;

static _Thread_local void *values[KEYS];

/* Takes the running thread's next value that is not null, from `key` on; null if there is none. */
static void *take_value(unsigned *key, void (**destroy)(void *)) {
    void *value = NULL;
    heddle_atomic_begin();
    while (*key < keys_made && values[*key] == NULL)
        ++*key;
    if (*key < keys_made) {
        value = values[*key];
        values[*key] = NULL;
        *destroy = keys[*key].usable ? keys[*key].destroy : NULL;
        /* What its destructor sets under it is for the next round. */
        ++*key;
    }
    heddle_atomic_end();
    return value;
}

static void destroy_values(void) {
    int found = 1;
    for (int round = 0; round < ROUNDS && found; round++) {
        found = 0;
        unsigned key = 0;
        void *value;
        void (*destroy)(void *);
        while ((value = take_value(&key, &destroy)) != NULL)
            if (destroy != NULL) {
                found = 1;
                destroy(value);
            }
    }
}

int __hp_key_create(unsigned *key, void (*destroy)(void *)) {
    heddle_atomic_begin();
    if (keys_made == KEYS)
        __heddle_unsupported("more than 32 keys of values of threads");
    unsigned made = keys_made++;
    keys[made].usable = 1;
    keys[made].destroy = destroy;
    set_hook(VALUES_OF_KEYS, destroy_values);
    heddle_atomic_end();
    *key = made;
    return 0;
}

static int is_usable(unsigned key) {
    heddle_atomic_begin();
    int usable = key < KEYS && keys[key].usable;
    heddle_atomic_end();
    return usable;
}

int __hp_key_delete(unsigned key) {
    heddle_atomic_begin();
    int usable = key < KEYS && keys[key].usable;
    if (usable) {
        keys[key].usable = 0;
        keys[key].destroy = NULL;
    }
    heddle_atomic_end();
    return usable ? 0 : EINVAL;
}

/* Under a key that is none there is nothing: nothing was ever set. */
void *__hp_key_get(unsigned key) {
    return key < KEYS ? values[key] : NULL;
}

int __hp_key_set(unsigned key, void *value) {
    if (!is_usable(key))
        return EINVAL;
    values[key] = value;
    return 0;
}

int pthread_key_create(unsigned *key, void (*destroy)(void *)) {
    return __hp_key_create(key, destroy);
}

int pthread_key_delete(unsigned key) {
    return __hp_key_delete(key);
}

void *pthread_getspecific(unsigned key) {
    return __hp_key_get(key);
}

int pthread_setspecific(unsigned key, const void *value) {
    return __hp_key_set(key, (void *)value);
}
