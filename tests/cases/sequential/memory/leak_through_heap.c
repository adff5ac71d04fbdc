// What a global variable leads to by way of other blocks is not lost, until a link on the way is cut.
// RUN: heddle check --engine bmc --property leak %s
// EXIT: 0
// RUN: heddle check --engine explore --property leak %s
// EXIT: 0
// RUN: heddle check --engine bmc --property leak -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore --property leak -DBUG %s
// EXIT: 10

#include <stdlib.h>
#include "heddle.h"

struct link {
    struct link *next;
};

static struct link *first;

static struct link *new_link(void)
{
    struct link *link = calloc(1, sizeof *link); //~ ERROR: [leak]
    return link;
}

int main(void)
{
    first = new_link();
    struct link *second = new_link(), *third = new_link();
    first->next = second;
    second->next = third;
    unsigned cut = heddle_choose(3);
#ifdef BUG
    if (cut == 1)
        first->next = NULL;
#else
    if (cut == 1) {
        first->next = third;
        free(second);
    }
#endif
    return 0;
}
