// elimination_backoff_stack (FAULTY): a stack whose threads also meet outside of it. A push first offers its item in one
// slot and takes the offer back if nobody came; a pop that finds the stack empty looks into the slot. FAULTY takes
// the offer back without looking whether somebody came, so the item is popped twice.
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,null,lifetime,uninit %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    int item;
    struct node *_Atomic next;
};

static struct node *_Atomic top;
static struct node *_Atomic offer;
static struct node pool[2] = {{1, NULL}, {2, NULL}};

static void push(struct node *node)
{
    struct node *expected = NULL;
    if (atomic_compare_exchange_strong(&offer, &expected, node)) {
        expected = node;
#ifdef FAULTY
        offer = NULL;
#else
        if (!atomic_compare_exchange_strong(&offer, &expected, NULL))
            return;
#endif
    }
    struct node *below;
    do {
        below = top;
        node->next = below;
    } while (!atomic_compare_exchange_strong(&top, &below, node));
}

static struct node *pop(void)
{
    struct node *node = top;
    while (node) {
        if (atomic_compare_exchange_strong(&top, &node, node->next))
            return node;
    }
    node = offer;
    if (node && atomic_compare_exchange_strong(&offer, &node, NULL))
        return node;
    return NULL;
}

static void *pusher(void *unused)
{
    push(&pool[0]);
    push(&pool[1]);
    return NULL;
}

static void *popper(void *unused)
{
    struct node *first = pop();
    struct node *second = pop();
    assert(!first || first != second); //~ ERROR: [assert]
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, pusher, NULL);
    pthread_create(&two, NULL, popper, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
