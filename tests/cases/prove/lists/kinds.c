// A list of elements of three kinds that are told apart as it is walked along. Safe because no other kind is stored.
// RUN: heddle check --engine prove --timeout 120 %s
// EXIT: 0
// STDOUT: [heap-summary]
// RUN: heddle check --engine prove --timeout 120 -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    char kind;
};

int main(void)
{
    struct node *head = 0;
    for (;;) {
        int request = __VERIFIER_nondet_int();
        if (request == 0)
            break;
        struct node *node = malloc(sizeof *node);
        node->kind = request < 0 ? 'a' : request > 9 ? 'b' : 'c';
#ifdef BUG
        if (request == 4711)
            node->kind = 'd';
#endif
        node->next = head;
        head = node;
    }
    for (; head; head = head->next) {
        switch (head->kind) {
        case 'a':
        case 'b':
        case 'c':
            break;
        default:
            assert(!"a kind that there is not"); //~ ERROR: [assert]
        }
    }
    return 0;
}
