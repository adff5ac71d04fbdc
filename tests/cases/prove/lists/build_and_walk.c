// A list of any length on the heap, all of whose elements are marked. Safe because nothing else is ever stored there, and because what is freed is newer than what is left.
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 0
// STDOUT: a loop was cut
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// STDOUT: [heap-summary]
// RUN: heddle check --timeout 300 -DBUG %s
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
        if (!node)
            break;
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
        struct node *next = head->next;
        free(head);
        head = next;
    }
    return 0;
}
