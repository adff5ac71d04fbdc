// Summaries of objects of which there are many: asked for, at once, not at all, and where there are none.
// RUN: heddle check --engine prove --timeout 120 %s
// EXIT: 0
// STDOUT: [heap-summary]
// RUN: heddle check --engine prove --timeout 120 --heap-summaries %s
// EXIT: 0
// STDOUT: [heap-summary]
// RUN: heddle check --engine prove --timeout 120 --heap-summaries=only --format json %s
// EXIT: 0
// STDOUT: "heap_summaries": "only"
// RUN: heddle check --engine prove --timeout 120 --heap-summaries=off --format json %s
// EXIT: 5
// STDOUT: "heap_summaries": "off"
// STDOUT: more objects that are made at one place
// RUN: heddle check --engine prove --timeout 120 --witness %t.yml %s
// EXIT: 0
// RUN: heddle check --timeout 120 --validate %t.yml %s
// EXIT: 0
// RUN: heddle check --engine prove --heap-summaries=perhaps %s
// EXIT: 2
// STDERR: invalid value 'perhaps'
// RUN: heddle check --engine bmc --heap-summaries %s
// EXIT: 2
// STDERR: --heap-summaries: only --engine prove looks for proofs

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int mark;
    struct node *next;
};

int main(void)
{
    struct node *head = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof *node);
        node->mark = 1;
        node->next = head;
        head = node;
    }
    while (head) {
        assert(head->mark == 1);
        head = head->next;
    }
    return 0;
}
