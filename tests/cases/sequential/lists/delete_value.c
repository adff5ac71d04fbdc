// All nodes of one value are deleted. After a deletion the next node has a new predecessor: the old one.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

#define N 3

struct node {
    unsigned char value;
    struct node *next;
};

static void delete(struct node **link, unsigned char value)
{
    while (*link) {
        struct node *node = *link;
        if (node->value == value) {
            *link = node->next;
            free(node);
#ifdef BUG
            if (!*link)
                return;
            link = &(*link)->next;
#endif
        } else {
            link = &node->next;
        }
    }
}

int main(void)
{
    struct node *list = NULL;
    int others = 0;
    unsigned char wanted = __VERIFIER_nondet_uchar();
    for (int i = 0; i < N; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = __VERIFIER_nondet_uchar();
        node->next = list;
        list = node;
        others += node->value != wanted;
    }
    delete(&list, wanted);
    while (list) {
        assert(list->value != wanted); //~ ERROR: [assert]
        others--;
        struct node *next = list->next;
        free(list);
        list = next;
    }
    assert(others == 0);
    return 0;
}
