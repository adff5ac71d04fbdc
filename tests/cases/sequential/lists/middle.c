// The middle of a list is where the slow runner is when the fast one has reached the end, for odd lengths and even ones.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stddef.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

#define N 5

struct node {
    int number;
    struct node *next;
};

int main(void)
{
    struct node nodes[N];
    unsigned char length = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(length >= 1 && length <= N);
    for (int i = 0; i < length; i++) {
        nodes[i].number = i;
        nodes[i].next = i + 1 < length ? &nodes[i + 1] : NULL;
    }
    struct node *slow = nodes, *fast = nodes;
#ifdef BUG
    while (fast->next->next) { //~ ERROR: [null]
#else
    while (fast->next && fast->next->next) {
#endif
        slow = slow->next;
        fast = fast->next->next;
    }
    assert(slow->number == (length - 1) / 2);
    return 0;
}
