// A list that a global variable keeps is not lost as the program ends. One that only a local variable kept is.
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
    unsigned value;
    struct node *next;
};

static struct node *kept;

int main(void)
{
    struct node *list = NULL;
    unsigned length = 1 + heddle_choose(3);
    for (unsigned i = 0; i < length; i++) {
        struct node *node = malloc(sizeof *node); //~ ERROR: [leak]
        node->value = i;
        node->next = list;
        list = node;
    }
#ifdef BUG
    if (length < 3)
#endif
        kept = list;
    return 0;
}
