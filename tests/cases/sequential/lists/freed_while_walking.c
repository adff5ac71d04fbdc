// A list is walked while some of its nodes are freed; the walk must not go through a freed node.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern _Bool __VERIFIER_nondet_bool(void);

struct node {
    int number;
    struct node *next;
};

int main(void)
{
    struct node *head = NULL;
    for (int i = 0; i < 3; i++) {
        struct node *node = malloc(sizeof *node);
        node->number = i;
        node->next = head;
        head = node;
    }
    int freed = 0;
#ifdef BUG
    for (struct node *p = head; p; p = p->next) //~ ERROR: [lifetime]
        if (__VERIFIER_nondet_bool()) {
            free(p);
            freed++;
        }
#else
    for (struct node *p = head, *next; p; p = next) {
        next = p->next;
        if (__VERIFIER_nondet_bool()) {
            free(p);
            freed++;
        }
    }
#endif
    assert(freed <= 3);
    return 0;
}
