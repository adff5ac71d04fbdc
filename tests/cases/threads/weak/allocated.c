// A block whose address is handed over by a relaxed store: allocating is a write to the block (C11 7.22.3), and nothing orders it before its use by the other
// thread. With release and acquire it is ordered.
// RUN: heddle check --engine explore --property race %s
// EXIT: 0
// RUN: heddle check --property race %s
// EXIT: 0
// RUN: heddle check --property bounds,null,lifetime,free %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DRELAXED %s
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --property race -DRELAXED %s
// EXIT: 10
// STDOUT: data race

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
        *p = 1; //~ ERROR: [race]
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
