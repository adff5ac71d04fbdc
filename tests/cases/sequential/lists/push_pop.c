// A stack as a linked list gives back what was pushed last; the node must be read before it is freed.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};

static void push(struct node **top, int value)
{
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = *top;
    *top = node;
}

static int pop(struct node **top)
{
    struct node *node = *top;
    *top = node->next;
#ifdef BUG
    free(node);
    return node->value; //~ ERROR: [lifetime]
#else
    int value = node->value;
    free(node);
    return value;
#endif
}

int main(void)
{
    struct node *stack = NULL;
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int();
    push(&stack, a);
    push(&stack, b);
    assert(pop(&stack) == b);
    push(&stack, c);
    assert(pop(&stack) == c);
    assert(pop(&stack) == a);
    assert(stack == NULL);
    return 0;
}
