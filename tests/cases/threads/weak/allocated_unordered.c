// A block whose address is handed over by a relaxed store: whether an access to it is legal depends on what weak atomics may do.
// thread. With release and acquire it is ordered.
// RUN: heddle check --property bounds,null,lifetime,free -DRELAXED %s
// EXIT: 5
// STDOUT: [weak-atomics]

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef RELAXED
#define RELEASE memory_order_relaxed
#else
#define RELEASE memory_order_release
#endif

static _Atomic(int *) shared;

static void *maker(void *unused)
{
    atomic_store_explicit(&shared, malloc(sizeof(int)), RELEASE);
    return 0;
}

static void *user(void *unused)
{
    int *p = atomic_load_explicit(&shared, memory_order_acquire);
    if (p)
        *p = 1;
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, maker, 0);
    pthread_create(&threads[1], 0, user, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    return 0;
}
