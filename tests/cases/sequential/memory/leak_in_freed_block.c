// A pointer that only lies in a block which was given back keeps nothing.
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

struct box {
    char *text;
};

static struct box *box;

int main(void)
{
    box = malloc(sizeof *box);
    box->text = malloc(5); //~ ERROR: [leak]
    if (heddle_any_bool()) {
#ifndef BUG
        free(box->text);
#endif
        free(box);
    }
    return 0;
}
