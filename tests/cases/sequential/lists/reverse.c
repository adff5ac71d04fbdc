// Three nodes of arbitrary values are turned around; the rest of the list must be kept before the link is turned.
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

static struct node *reverse(struct node *list)
{
    struct node *done = NULL;
    while (list) {
#ifdef BUG
        list->next = done;
        done = list;
        list = list->next;
#else
        struct node *rest = list->next;
        list->next = done;
        done = list;
        list = rest;
#endif
    }
    return done;
}

int main(void)
{
    int values[3];
    struct node *list = NULL;
    for (int i = 0; i < 3; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = values[i] = __VERIFIER_nondet_int();
        node->next = list;
        list = node;
    }
#ifdef BUG
    list->next->next->next = NULL;
#endif
    list = reverse(list);
    for (int i = 0; i < 3; i++) {
        assert(list && list->value == values[i]); //~ ERROR: [assert]
        struct node *next = list->next;
        free(list);
        list = next;
    }
    assert(!list);
    return 0;
}
