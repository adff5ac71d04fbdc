// A list of any length whose elements point to objects of their own. Safe because each of these is marked before anybody points to it.
// RUN: heddle check --engine prove --timeout 120 %s
// EXIT: 0
// STDOUT: [heap-summary]
// RUN: heddle check --engine prove --timeout 120 -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct payload {
    int ok;
};

struct node {
    struct payload *payload;
    struct node *next;
};

int main(void)
{
    struct node *head = 0;
    while (__VERIFIER_nondet_int()) {
        struct payload *payload = malloc(sizeof *payload);
#ifdef BUG
        if (!head)
#endif
            payload->ok = 1;
        struct node *node = malloc(sizeof *node);
        node->payload = payload;
        node->next = head;
        head = node;
    }
    while (head) {
        assert(head->payload->ok == 1); //~ ERROR: [uninit]
        head = head->next;
    }
    return 0;
}
