// Treiber's stack. Without reuse of nodes it is right, though it never frees. REUSE lets a thread push a node again
// that it has just popped: another thread that read the old next pointer in between then succeeds with its
// compare-and-swap and brings back a node that is gone (ABA).
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,null,lifetime,uninit %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DREUSE %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert -DREUSE -m32 %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,race -m32 %s
// EXIT: 0
// RUN: heddle check --engine explore --reduction internal --property assert -DREUSE %s
// EXIT: 10
// RUN: heddle check --engine explore --reduction simultaneous --property assert -DREUSE %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    struct node *_Atomic next;
    atomic_int owners;
};

static struct node *_Atomic top;
static struct node nodes[3];

static void push(struct node *node)
{
    struct node *below = atomic_load(&top);
    do
        atomic_store(&node->next, below);
    while (!atomic_compare_exchange_strong(&top, &below, node));
}

static struct node *pop(void)
{
    struct node *node = atomic_load(&top);
    while (node) {
        struct node *next = atomic_load(&node->next);
        if (atomic_compare_exchange_strong(&top, &node, next)) {
            return node;
        }
    }
    return NULL;
}

static void own(struct node *node)
{
    if (node)
        assert(atomic_fetch_add(&node->owners, 1) == 0); //~ ERROR: [assert]
}

static void *first(void *unused)
{
    own(pop());
    return NULL;
}

static void *second(void *unused)
{
    struct node *a = pop();
    own(a);
    struct node *b = pop();
    own(b);
#ifdef REUSE
    if (a) {
        atomic_fetch_sub(&a->owners, 1);
        push(a);
    }
#endif
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    for (int i = 0; i < 3; i++)
        push(&nodes[i]);
    pthread_create(&one, NULL, first, NULL);
    pthread_create(&two, NULL, second, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    struct node *rest;
    while ((rest = pop()))
        own(rest);
    return 0;
}
