// A list of any length whose first element is taken off and freed, by turns with another one that is put in its place. Safe because what is left is older than what is freed, or of another place.
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
        node->mark = 1;
        node->next = head;
        head = node;
    }
    while (__VERIFIER_nondet_int()) {
        struct node *first = head;
        if (first) {
            assert(first->mark == 1 || first->mark == 2);
            head = first->next;
            free(first);
        }
        struct node *node = malloc(sizeof *node);
        node->mark = 2;
#ifdef BUG
        if (first)
            node->mark = first->mark; //~ ERROR: [lifetime]
#endif
        node->next = head;
        head = node;
    }
    return 0;
}
