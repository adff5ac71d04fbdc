// Links in memory that is zero when a loop is entered: they are null at the first visit.
// RUN: heddle check --engine prove --timeout 30 %s
// EXIT: 10
// RUN: heddle check --engine prove --timeout 30 -O1 %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

int main(void)
{
    struct node *first = calloc(1, sizeof *first), *other = calloc(1, sizeof *other);
    while (__VERIFIER_nondet_int()) {
        if (first->next)
            first->next->value = 2;
        first->next = __VERIFIER_nondet_int() ? other : first;
    }
    assert(other->value == 0); //~ ERROR: [assert]
    return 0;
}
