// A list of any length of elements that are zero at first, some fields of which nobody writes. Safe because these stay zero.
// RUN: heddle check --engine prove --timeout 120 %s
// EXIT: 0
// STDOUT: [heap-summary]
// RUN: heddle check --engine prove --timeout 120 -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    long unused;
    struct node *next;
};

int main(void)
{
    struct node *head = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = calloc(1, sizeof *node);
        node->next = head;
#ifdef BUG
        if (head)
            head->unused = 1;
#endif
        head = node;
    }
    while (head) {
        assert(head->unused == 0); //~ ERROR: [assert]
        head = head->next;
    }
    return 0;
}
