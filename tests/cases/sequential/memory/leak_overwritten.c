// The only pointer to a block is overwritten, for one input.
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

static int *last;

int main(void)
{
    for (int i = 0; i < 3; i++) {
#ifdef BUG
        if (!(i == 2 && heddle_choose(4) == 2))
#endif
            free(last);
        last = malloc(sizeof *last); //~ ERROR: [leak]
        *last = i;
    }
    return 0;
}
