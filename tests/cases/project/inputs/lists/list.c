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
        assert(head->mark == 1);
        head = head->next;
    }
    return 0;
}
