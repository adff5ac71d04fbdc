// Elements of a list of any length are made larger, which moves them.
// RUN: heddle check --engine prove --timeout 60 %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int mark;
    struct node *next;
};

int main(void)
{
    struct node *head = 0, *first = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        node->mark = 1;
        node->next = head;
        head = node;
        if (!first)
            first = node;
    }
    if (head)
        head = realloc(head, 2 * sizeof *head);
    if (first)
        assert(first->mark == 1); //~ ERROR: [lifetime]
    return 0;
}
