// A member of a structure that is not there.
// RUN: heddle run %s
// EXIT: 10

#include <stddef.h>

struct node {
    int value[10];
    struct node *next;
};

int main(void)
{
    struct node last = {.next = NULL}, *p = &last;
    while (p->value[9] == 0) //~ ERROR: [null]
        p = p->next;
    return 0;
}
