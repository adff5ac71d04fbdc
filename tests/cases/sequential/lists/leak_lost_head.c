// Walking along a list with its only pointer loses what was passed.
// RUN: heddle check --engine explore --property leak %s
// EXIT: 0
// RUN: heddle check --engine bmc --property leak %s
// EXIT: 0
// RUN: heddle check --engine explore --property leak -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc --property leak -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern _Bool __VERIFIER_nondet_bool(void);

struct node {
    int value;
    struct node *next;
};

int main(void)
{
    struct node *list = NULL;
    int n = 1;
    for (int i = 0; i < 3; i++) {
        if (i > 0 && __VERIFIER_nondet_bool())
            continue;
        struct node *node = malloc(sizeof *node); //~ ERROR: [leak]
        node->value = n++;
        node->next = list;
        list = node;
    }
    int sum = 0;
#ifdef BUG
    for (; list->next; list = list->next)
        sum += list->value;
#else
    for (struct node *p = list; p->next; p = p->next)
        sum += p->value;
#endif
    assert(sum <= 5);
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
