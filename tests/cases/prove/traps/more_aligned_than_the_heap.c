// Objects that have to lie at multiples of 32 are made by malloc, which promises 16, and kept. That some do is an accident.
// RUN: heddle check --engine prove --timeout 60 %s
// EXIT: 10

#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct wide {
    int mark;
    struct wide *next;
    char rest[48];
} __attribute__((aligned(32)));

int main(void)
{
    struct wide *head = 0;
    while (__VERIFIER_nondet_int()) {
        struct wide *node = malloc(sizeof *node + 16);
        node->mark = 1; //~ ERROR: [align]
        node->next = head;
        head = node;
    }
    return 0;
}
