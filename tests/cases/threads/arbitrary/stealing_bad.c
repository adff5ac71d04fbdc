// Two threads take arbitrary numbers out of an array of three and add them up. A place is taken by a load and then a store,
// so both can take the same.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);

static unsigned work[3];
static atomic_uint next;

static unsigned take(void)
{
    unsigned place = next;
    next = place + 1;
    return place;
}

static void *add_up(void *sum)
{
    unsigned place;
    for (int round = 0; round < 3 && (place = take()) < 3; round++)
        *(unsigned *)sum += work[place];
    return 0;
}

int main(void)
{
    pthread_t thread;
    unsigned mine = 0, stolen = 0;
    for (int i = 0; i < 3; i++)
        work[i] = __VERIFIER_nondet_uint();
    pthread_create(&thread, 0, add_up, &stolen);
    add_up(&mine);
    pthread_join(thread, 0);
    assert(mine + stolen == work[0] + work[1] + work[2]); //~ ERROR: [assert]
    return 0;
}
