// A copy of a list shares no node with it; one that copies only the first node changes both.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};

static struct node *copy(const struct node *list)
{
    if (!list)
        return NULL;
    struct node *node = malloc(sizeof *node);
    *node = *list;
#ifndef BUG
    node->next = copy(list->next);
#endif
    return node;
}

int main(void)
{
    int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
    struct node second = {2, NULL}, first = {1, &second};
    struct node *other = copy(&first);
    other->value = x;
    other->next->value = y;
    assert(first.value == 1);
    assert(second.value == 2); //~ ERROR: [assert]
    assert(other->value == x && other->next->value == y);
    return 0;
}
