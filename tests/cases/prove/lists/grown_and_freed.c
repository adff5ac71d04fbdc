// A list of any length that is freed while it is walked along. Safe because each element points to an older one, and all that are freed are newer than the one that is looked at.
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
    while (head) {
        struct node *old = head;
#ifdef BUG
        free(old);
        head = old->next; //~ ERROR: [lifetime]
#else
        head = old->next;
        free(old);
#endif
    }
    return 0;
}
