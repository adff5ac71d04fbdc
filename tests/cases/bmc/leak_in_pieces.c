// Part of a pointer is no pointer. Bounded model checking does not look into what was copied in pieces, so that what it finds there is left to the machine of words: a leak that it sees is reported,
// and otherwise the answer is unknown. Where a whole pointer is there, too, pieces do not matter.
// RUN: heddle check --engine bmc --property leak %s
// EXIT: 10
// RUN: heddle check --engine explore --property leak %s
// EXIT: 10
// RUN: heddle check --engine bmc --property leak -DALSO %s
// EXIT: 0

#include <stdlib.h>
#include <string.h>
#include "heddle.h"

static char pieces[200];
static char *whole;

int main(void)
{
    char *text = malloc(4); //~ ERROR: [leak]
    memcpy(pieces, &text, 7);
#ifdef ALSO
    whole = text;
#endif
    return 0;
}
