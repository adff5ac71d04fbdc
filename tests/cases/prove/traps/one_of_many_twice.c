// Pointers to two of many objects are compared: they are not always different.
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
    struct node *head = 0, *first = 0, *some = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        made++;
        node->next = head;
        head = node;
        if (!first)
            first = node;
        if (__VERIFIER_nondet_int())
            some = node;
    }
    if (made < MANY)
        return 0;
    if (first && some) {
        assert(first != some); //~ ERROR: [assert]
    }
    return 0;
}
