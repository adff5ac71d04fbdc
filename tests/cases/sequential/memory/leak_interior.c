// A pointer into the middle of a block keeps all of it; so does one to its end. One that was moved to another block does not.
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

static char *place;
static char elsewhere[8];

int main(void)
{
    char *text = malloc(8); //~ ERROR: [leak]
    place = text + heddle_choose(9);
#ifdef BUG
    if (place == text + 7)
        place = elsewhere + 1;
#endif
    return 0;
}
