// A list of up to N nodes on the heap is reversed, looked through, and freed.
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
    unsigned count = __VERIFIER_nondet_uint();
    __VERIFIER_assume(count <= N);
    struct node *list = NULL, *reversed = NULL;
    for (unsigned i = 0; i < count; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = i;
        node->next = list;
        list = node;
    }
    while (list) {
        struct node *next = list->next;
        list->next = reversed;
        reversed = list;
        list = next;
    }
    unsigned expected = 0;
    while (reversed) {
        assert(reversed->value == expected++);
        struct node *dead = reversed;
        reversed = reversed->next;
        free(dead);
    }
    assert(expected == count);
    return 0;
}
