// A field is written in every second element of a list of any length only.
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
    int odd = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        made++;
        if (odd)
            node->mark = 1;
        odd = !odd;
        node->next = head;
        head = node;
    }
    if (made < MANY)
        return 0;
    while (head) {
        if (head->mark != 1) //~ ERROR: [uninit]
            return 1;
        head = head->next;
    }
    return 0;
}
