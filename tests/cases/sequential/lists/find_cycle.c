// The tortoise and the hare meet if and only if the list comes back to itself. The hare takes two steps, and the list may end after one.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

#define N 4

struct node {
    struct node *next;
};

static int has_cycle(struct node *list)
{
    struct node *slow = list, *fast = list;
#ifdef BUG
    while (fast) {
#else
    while (fast && fast->next) {
#endif
        slow = slow->next;
        fast = fast->next->next; //~ ERROR: [null]
        if (slow == fast)
            return 1;
    }
    return 0;
}

int main(void)
{
    struct node nodes[N];
    unsigned length = __VERIFIER_nondet_uint(), back = __VERIFIER_nondet_uint();
    __VERIFIER_assume(length >= 1 && length <= N && back <= length);
    for (unsigned i = 0; i + 1 < length; i++)
        nodes[i].next = &nodes[i + 1];
    nodes[length - 1].next = back == length ? NULL : &nodes[back];
    assert(has_cycle(nodes) == (back < length));
    return 0;
}
