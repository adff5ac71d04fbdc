// A node is taken out of a ring with links in both directions; both neighbours must hear of it.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

#define N 4

struct node {
    struct node *next, *previous;
};

static void take_out(struct node *node)
{
    node->previous->next = node->next;
#ifdef BUG
    node->next->previous = node;
#else
    node->next->previous = node->previous;
#endif
    node->next = node->previous = node;
}

int main(void)
{
    static struct node ring[N];
    for (int i = 0; i < N; i++) {
        ring[i].next = &ring[(i + 1) % N];
        ring[i].previous = &ring[(i + N - 1) % N];
    }
    unsigned char first = __VERIFIER_nondet_uchar(), second = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(first < N && second < N && first != second);
    take_out(&ring[first]);
    take_out(&ring[second]);
    for (int i = 0; i < N; i++)
        assert(ring[i].next->previous == &ring[i]); //~ ERROR: [assert]
    int start = 0, n = 0;
    while (start == first || start == second)
        start++;
    struct node *p = &ring[start];
    do {
        n++;
        p = p->next;
    } while (p != &ring[start]);
    assert(n == N - 2);
    return 0;
}
