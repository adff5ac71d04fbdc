// Two lists are freed; if they share their tail, it is freed twice.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <stdlib.h>

extern _Bool __VERIFIER_nondet_bool(void);

struct node {
    struct node *next;
};

static struct node *cons(struct node *tail)
{
    struct node *node = malloc(sizeof *node);
    node->next = tail;
    return node;
}

static void destroy(struct node *list)
{
    while (list) {
        struct node *next = list->next; //~ ERROR: [lifetime]
        free(list);
        list = next;
    }
}

int main(void)
{
    struct node *a = cons(cons(NULL));
#ifdef BUG
    struct node *b = cons(__VERIFIER_nondet_bool() ? a->next : NULL);
#else
    struct node *b = cons(__VERIFIER_nondet_bool() ? cons(NULL) : NULL);
#endif
    destroy(a);
    destroy(b);
    return 0;
}
