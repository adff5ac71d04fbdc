// Freeing writes to all of a block: it races with what another thread does to it, be that a read or an atomic access.
// RUN: heddle check --property race %s
// EXIT: 10
// STDOUT: violated: [race]
// RUN: heddle check --property race --engine explore --reduction none %s
// EXIT: 10
// STDOUT: violated: [race]
// RUN: heddle check --property race --engine bmc %s
// EXIT: 10
// STDOUT: violated: [race]
// RUN: heddle check --property race --engine explore -DATOMIC %s
// EXIT: 10
// STDOUT: violated: [race]
// RUN: heddle check --property race --engine bmc -DATOMIC %s
// EXIT: 10
// STDOUT: violated: [race]
// RUN: heddle check --property race --engine explore -DSECTION %s
// EXIT: 10
// STDOUT: violated: [race]
// RUN: heddle check --property race --engine bmc -DSECTION %s
// EXIT: 10
// STDOUT: violated: [race]
// RUN: heddle check --property race,lifetime,free -DLOCKED %s
// EXIT: 0
// RUN: heddle check --property race,lifetime,free --engine bmc -DLOCKED %s
// EXIT: 0

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

#ifdef ATOMIC
#define USE() atomic_store(block, 2)
#else
#define USE() *(int *)block = 2
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int *block;
static int freed;

static void *end(void *unused)
{
#ifdef LOCKED
    pthread_mutex_lock(&mutex);
    freed = 1;
    free(block);
    pthread_mutex_unlock(&mutex);
#elif defined SECTION
    __VERIFIER_atomic_begin();
    free(block);
    __VERIFIER_atomic_end();
#else
    free(block);
#endif
    return NULL;
}

int main(void)
{
    pthread_t thread;
    block = malloc(sizeof *block);
    *(int *)block = 1;
    pthread_create(&thread, NULL, end, NULL);
#ifdef LOCKED
    pthread_mutex_lock(&mutex);
    if (!freed)
        USE();
    pthread_mutex_unlock(&mutex);
#else
    USE(); //~ ERROR: [race]
#endif
    pthread_join(thread, NULL);
    return 0;
}
