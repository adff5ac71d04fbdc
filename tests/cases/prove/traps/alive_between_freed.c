// Of many objects, an old one is used that was made after one that was freed and before another one. If nobody asks about lives, what comes after that is not left out.
// RUN: heddle check --engine prove --timeout 60 --property assert %s
// EXIT: 10
// RUN: heddle check --engine prove --timeout 60 --property assert -DMANY=6 %s
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
    struct node *head = 0, *first = 0, *second = 0, *third = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        made++;
        node->mark = 1;
        node->next = head;
        head = node;
        if (!first)
            first = node;
        else if (!second)
            second = node;
        else if (!third)
            third = node;
    }
    if (made < MANY || !third)
        return 0;
    free(first);
    free(third);
    assert(second->mark != 1); //~ ERROR: [assert]
    return 0;
}
