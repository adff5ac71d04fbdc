// A table of pointers at indices that input chooses.
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

static char *table[6];

int main(void)
{
    for (int i = 0; i < 2; i++) {
        unsigned place = heddle_choose(6);
#ifndef BUG
        free(table[place]);
#endif
        table[place] = malloc(1); //~ ERROR: [leak]
    }
    return 0;
}
