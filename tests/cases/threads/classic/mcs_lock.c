// The queue lock of Mellor-Crummey and Scott: everyone spins on a node of his own. FAULTY leaves without looking whether somebody is
// just about to queue behind it.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,null,lifetime %s
// EXIT: 0
// RUN: heddle check --engine explore --property null -DFAULTY %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    struct node *_Atomic next;
    atomic_int waits;
};

static struct node *_Atomic tail;
static int inside;

static void acquire(struct node *mine)
{
    mine->next = NULL;
    mine->waits = 1;
    struct node *before = atomic_exchange(&tail, mine);
    if (before) {
        before->next = mine;
        while (mine->waits) {
        }
    }
}

static void release(struct node *mine)
{
    struct node *last = mine;
    if (atomic_compare_exchange_strong(&tail, &last, NULL))
        return;
#ifndef FAULTY
    while (!mine->next) {
    }
#endif
    struct node *after = mine->next;
    after->waits = 0; //~ ERROR: [null]
}

static void *process(void *unused)
{
    struct node mine;
    acquire(&mine);
    inside++;
    assert(inside == 1);
    inside--;
    release(&mine);
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, process, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
