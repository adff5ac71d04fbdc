// Objects of two sizes are made at one place and kept.
// RUN: heddle check --engine prove --timeout 60 %s
// EXIT: 5
// STDOUT: more objects that are made at one place

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int mark;
    struct node *next;
};

int main(void)
{
    struct node *head = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(__VERIFIER_nondet_int() ? sizeof *node : sizeof node->mark);
        node->mark = 1;
        node->next = head;
        head = node;
    }
    return 0;
}
