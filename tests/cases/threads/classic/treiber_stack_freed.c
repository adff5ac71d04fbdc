// Treiber's stack whose pop frees the node: another thread may still be about to read its next pointer. The thread that
// frees must be the only one that pops (ONE_POPPER).
// RUN: heddle check --engine explore --property lifetime %s
// EXIT: 10
// RUN: heddle check --engine explore --property lifetime,free,null,race,cleanup,deadlock -DONE_POPPER %s
// EXIT: 0

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    struct node *next;
};

static struct node *_Atomic top;

static void push(void)
{
    struct node *node = malloc(sizeof *node);
    struct node *below = atomic_load(&top);
    do
        node->next = below;
    while (!atomic_compare_exchange_strong(&top, &below, node));
}

static _Bool pop_and_free(void)
{
    struct node *node = atomic_load(&top);
    while (node) {
        struct node *next = node->next; //~ ERROR: [lifetime]
        if (atomic_compare_exchange_strong(&top, &node, next)) {
            free(node);
            return 1;
        }
    }
    return 0;
}

static void *pusher(void *unused)
{
    push();
    return NULL;
}

static void *popper(void *unused)
{
    pop_and_free();
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    push();
#ifdef ONE_POPPER
    pthread_create(&one, NULL, pusher, NULL);
#else
    pthread_create(&one, NULL, popper, NULL);
#endif
    pthread_create(&two, NULL, popper, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    while (pop_and_free()) {
    }
    return 0;
}
