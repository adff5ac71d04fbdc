// A queue on the heap with two ends, under arbitrary requests. Safe because the last element is alive as long as there is a first, and is looked at only then.
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 0
// STDOUT: a loop was cut
// RUN: heddle check --timeout 300 -DBUG %s
// EXIT: 10

#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};

int main(void)
{
    struct node *first = 0, *last = 0;
    while (__VERIFIER_nondet_int()) {
        if (__VERIFIER_nondet_int()) {
            struct node *node = malloc(sizeof *node);
            if (!node)
                break;
            node->value = 1;
            node->next = 0;
            if (last)
                last->next = node; //~ ERROR: [lifetime]
            else
                first = node;
            last = node;
        } else if (first) {
            struct node *gone = first;
            first = gone->next;
#ifndef BUG
            if (!first)
                last = 0;
#endif
            free(gone);
        }
    }
    while (first) {
        struct node *next = first->next;
        free(first);
        first = next;
    }
    return 0;
}
