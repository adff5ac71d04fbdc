// A mistake that needs more elements than are told apart.
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
    struct node *head = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        node->mark = 1;
        node->next = head;
        head = node;
    }
    int count = 0;
    while (head) {
        assert(++count < 6); //~ ERROR: [assert]
        head = head->next;
    }
    return 0;
}
