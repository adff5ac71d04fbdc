// A table that is too large to tell its places apart, and the place is chosen by input.
// RUN: heddle check --engine bmc --property leak -DPLACES=5000 %s
// EXIT: 0
// RUN: heddle check --engine explore --property leak %s
// EXIT: 0
// RUN: heddle check --engine bmc --property leak -DBUG -DPLACES=5000 %s
// EXIT: 10
// RUN: heddle check --engine explore --property leak -DBUG %s
// EXIT: 10

#include <stdlib.h>
#include "heddle.h"

#ifndef PLACES
#define PLACES 20
#endif

static char *table[PLACES];

int main(void)
{
    for (int i = 0; i < 2; i++) {
        unsigned place = heddle_choose(PLACES);
#ifndef BUG
        free(table[place]);
#endif
        table[place] = malloc(1); //~ ERROR: [leak]
    }
    return 0;
}
