// An object is freed, and another one is made at the same place, which lies elsewhere; others are kept.
// RUN: heddle check --engine prove --timeout 60 %s
// EXIT: 5
// STDOUT: depends on where one of many objects lies
// RUN: heddle check --engine bmc --unwind 3 %s
// EXIT: 5
// STDOUT: the result depends on addresses

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int mark;
    struct node *next;
};

int main(void)
{
    struct node *head = 0, *dead = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        if (dead)
            assert(dead == node);
        dead = 0;
        if (__VERIFIER_nondet_int()) {
            free(node);
            dead = node;
        } else {
            node->next = head;
            head = node;
        }
    }
    return 0;
}
