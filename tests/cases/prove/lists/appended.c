// A list of any length that grows at its end, with flags of two values. Safe because only these are stored.
// RUN: heddle check --engine prove --timeout 120 %s
// EXIT: 0
// STDOUT: [heap-summary]
// RUN: heddle check --engine prove --timeout 120 -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int flag;
    struct node *next;
};

int main(void)
{
    struct node *first = 0, *last = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        node->flag = __VERIFIER_nondet_int() > 7;
#ifdef BUG
        if (last && last->flag)
            node->flag = 2;
#endif
        node->next = 0;
        if (last)
            last->next = node;
        else
            first = node;
        last = node;
    }
    for (struct node *at = first; at; at = at->next)
        assert(at->flag == 0 || at->flag == 1); //~ ERROR: [assert]
    return 0;
}
