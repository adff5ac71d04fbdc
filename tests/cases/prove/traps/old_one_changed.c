// An old element of a list of any length is changed: what is stored in one of many objects does not replace what is in the others, nor leave it.
// RUN: heddle check --engine prove --timeout 60 %s
// EXIT: 10
// RUN: heddle check --engine prove --timeout 60 -DMANY=6 %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int mark;
    struct node *next;
};

#ifndef MANY
#define MANY 0
#endif

int main(void)
{
    int made = 0;
    struct node *head = 0, *kept = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        made++;
        node->mark = 1;
        node->next = head;
        head = node;
        if (!kept)
            kept = node;
    }
    if (made < MANY)
        return 0;
    if (kept && kept != head)
        kept->mark = 2;
    while (head) {
        assert(head->mark == 1); //~ ERROR: [assert]
        head = head->next;
    }
    return 0;
}
