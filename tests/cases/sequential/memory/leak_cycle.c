// Blocks that only point to each other are lost, all of them.
// RUN: heddle check --engine bmc --property leak %s
// EXIT: 0
// RUN: heddle check --engine explore --property leak %s
// EXIT: 0
// RUN: heddle check --engine bmc --property leak -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore --property leak -DBUG %s
// EXIT: 10

#include <stdlib.h>
#include "heddle.h"

struct node {
    struct node *next, *before;
};

static struct node *ring;

int main(void)
{
    struct node *first = NULL, *last = NULL;
    unsigned length = 2 + heddle_choose(2);
    for (unsigned i = 0; i < length; i++) {
        struct node *node = malloc(sizeof *node); //~ ERROR: [leak]
        node->before = last;
        if (last)
            last->next = node;
        else
            first = node;
        last = node;
    }
    last->next = first;
    first->before = last;
    ring = first->next;
#ifdef BUG
    if (length == 3)
        ring = NULL;
#endif
    return 0;
}
