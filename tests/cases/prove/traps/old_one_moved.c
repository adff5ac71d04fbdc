// An old one of many objects is moved by realloc. If nobody asks about what may be freed, what comes after that is not left out.
// RUN: heddle check --engine prove --timeout 60 --property assert %s
// EXIT: 5
// STDOUT: may be reachable, and executions behind it are not known

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int mark;
    struct node *next;
};

#define MANY 6

int main(void)
{
    int made = 0;
    struct node *head = 0, *first = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        made++;
        node->mark = 1;
        node->next = head;
        head = node;
        if (!first)
            first = node;
    }
    if (made < MANY || !first)
        return 0;
    first = realloc(first, 2 * sizeof *first);
    assert(first->mark != 1);
    return 0;
}
