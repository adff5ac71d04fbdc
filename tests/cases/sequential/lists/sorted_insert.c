// Numbers are inserted in order, through a pointer to the link to change. The first element has no predecessor.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

#define N 3

struct node {
    int value;
    struct node *next;
};

static struct node *insert(struct node *list, int value)
{
    struct node *node = malloc(sizeof *node);
    node->value = value;
#ifdef BUG
    if (!list) {
        node->next = NULL;
        return node;
    }
    struct node *before = list;
    while (before->next && before->next->value < value)
        before = before->next;
    node->next = before->next;
    before->next = node;
    return list;
#else
    struct node **link = &list;
    while (*link && (*link)->value < value)
        link = &(*link)->next;
    node->next = *link;
    *link = node;
    return list;
#endif
}

int main(void)
{
    struct node *list = NULL;
    for (int i = 0; i < N; i++)
        list = insert(list, __VERIFIER_nondet_int());
    int n = 1;
    for (struct node *p = list; p->next; p = p->next) {
        assert(p->value <= p->next->value); //~ ERROR: [assert]
        n++;
    }
    assert(n == N);
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
