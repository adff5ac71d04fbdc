// A pointer is written through one that comes from a table, so that it is not known at which place: it keeps what it points to all the same.
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
    struct node *next;
    int value;
    struct node *other;
};

static struct node **table;

static struct node *new_node(void)
{
    struct node *node = calloc(1, sizeof *node); //~ ERROR: [leak]
    return node;
}

int main(void)
{
    unsigned place = heddle_choose(3);
    table = calloc(300, sizeof *table);
    table[place] = new_node();
    if (table[2])
        table[2]->next = new_node();
#ifdef BUG
    if (table[2])
        *(char *)&table[2]->next = 0;
#endif
    return 0;
}
