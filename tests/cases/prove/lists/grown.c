// A list of any length that is walked along, all of whose elements are marked. Safe because nothing else is ever stored there.
// RUN: heddle check --engine prove --timeout 120 %s
// EXIT: 0
// STDOUT: [heap-summary]
// RUN: heddle check --engine prove --timeout 120 -DBUG %s
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
#ifdef BUG
        node->mark = head && head->next ? 0 : 1;
#else
        node->mark = 1;
#endif
        node->next = head;
        head = node;
    }
    while (head) {
        assert(head->mark == 1); //~ ERROR: [assert]
        head = head->next;
    }
    return 0;
}
