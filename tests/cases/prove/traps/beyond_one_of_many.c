// What comes after one of many objects is none of them.
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
    struct node *head = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        made++;
        node->mark = 1;
        node->next = head;
        head = node;
    }
    if (made < MANY)
        return 0;
    while (head) {
        if (head->next && !head->next->next)
            head[1].mark = 1; //~ ERROR: [bounds]
        head = head->next;
    }
    return 0;
}
