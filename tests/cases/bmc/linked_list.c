// A list on the heap whose length is arbitrary is reversed; what was first is last. One that frees too early is found out.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

struct node {
    unsigned value;
    struct node *next;
};

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n >= 1 && n <= 2);
    struct node *list = 0;
    for (unsigned i = 0; i < n; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = i;
        node->next = list;
        list = node;
    }
    struct node *reversed = 0;
    while (list) {
        struct node *next = list->next;
        list->next = reversed;
        reversed = list;
        list = next;
    }
    unsigned expected = 0;
    while (reversed) {
        assert(reversed->value == expected);
        expected++;
        struct node *dead = reversed;
#ifdef BUG
        free(dead);
        reversed = reversed->next; //~ ERROR: [lifetime]
#else
        reversed = reversed->next;
        free(dead);
#endif
    }
    assert(expected == n);
    return 0;
}
