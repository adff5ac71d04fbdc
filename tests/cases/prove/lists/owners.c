// A list of any length whose elements point to one of two variables. Safe because both are within bounds, and no element points elsewhere.
// RUN: heddle check --engine prove --timeout 120 %s
// EXIT: 0
// STDOUT: [heap-summary]
// RUN: heddle check --engine prove --timeout 120 -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct owner {
    unsigned limit;
};

struct node {
    struct owner *owner;
    struct node *next;
};

static struct owner small = {4}, large = {8};
static const unsigned table[8] = {1, 2, 3, 4, 5, 6, 7, 8};

int main(void)
{
    struct node *head = 0;
    unsigned sum = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        node->owner = __VERIFIER_nondet_int() ? &small : &large;
        node->next = head;
        head = node;
    }
#ifdef BUG
    large.limit = 9;
#endif
    while (head) {
        sum += table[head->owner->limit - 1]; //~ ERROR: [bounds]
        head = head->next;
    }
    return sum > 99;
}
