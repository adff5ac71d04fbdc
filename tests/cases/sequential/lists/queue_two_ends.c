// A queue with pointers to both ends; when the last node leaves, the end must be forgotten, too.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern _Bool __VERIFIER_nondet_bool(void);

struct node {
    int value;
    struct node *next;
};

static struct node *first, *last;

static void enqueue(int value)
{
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = NULL;
    if (last)
        last->next = node; //~ ERROR: [lifetime]
    else
        first = node;
    last = node;
}

static int dequeue(void)
{
    struct node *node = first;
    int value = node->value;
    first = node->next;
#ifndef BUG
    if (!first)
        last = NULL;
#endif
    free(node);
    return value;
}

int main(void)
{
    int in = 0, out = 0;
    for (int step = 0; step < 4; step++) {
        if (__VERIFIER_nondet_bool())
            enqueue(in++);
        else if (first)
            assert(dequeue() == out++);
    }
    while (first)
        assert(dequeue() == out++);
    assert(in == out);
    return 0;
}
