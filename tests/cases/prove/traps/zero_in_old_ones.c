// A field of objects that are zero at first is written in some of many only: in the others it is still zero.
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
        struct node *node = calloc(1, sizeof *node);
        if (__VERIFIER_nondet_int())
            node->mark = 5;
        node->next = head;
        head = node;
        if (!first)
            first = node;
    }
    if (first && first != head)
        assert(first->mark == 5); //~ ERROR: [assert]
    return 0;
}
