// Where old ones of many objects lie is compared with numbers: they lie where others do.
// RUN: heddle check --engine prove --timeout 60 %s
// EXIT: 5
// STDOUT: depends on where one of many objects lies

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int mark;
    struct node *next;
};

int main(void)
{
    struct node *head = 0, *first = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        node->next = head;
        head = node;
        if (!first)
            first = node;
    }
    if (first && first != head) {
        assert(first != (struct node *)0x555556000000);
    }
    return 0;
}
