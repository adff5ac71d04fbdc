// The newest of many objects is changed through a pointer that was kept, and so is an old one.
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
        if (__VERIFIER_nondet_int())
            kept = node;
        if (kept)
            kept->mark = 3;
        assert(node->mark == 1 || node == kept);
        if (made > MANY)
            assert(node->mark == 1); //~ ERROR: [assert]
    }
    return 0;
}
