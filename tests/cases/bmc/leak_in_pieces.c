// Part of a pointer is no pointer. Bounded model checking does not look into what was copied in pieces, so that what it finds there is left to the machine of words: a leak that it sees is reported,
// and otherwise the answer is unknown. Where a whole pointer is there, too, pieces do not matter.
// RUN: heddle check --engine bmc --property leak %s
// EXIT: 10
// RUN: heddle check --engine explore --property leak %s
// EXIT: 10
// RUN: heddle check --engine bmc --property leak -DALSO %s
// EXIT: 0
// RUN: heddle check --engine bmc --property leak -DALL %s
// EXIT: 5
// STDOUT: unknown: not supported: whether a heap object can be reached where pieces of pointers were copied

#include <stdlib.h>
#include <string.h>
#include "heddle.h"

static char pieces[200];
static char *whole;

int main(void)
{
    char *text = malloc(4); //~ ERROR: [leak]
#ifdef ALL
    memcpy(pieces + 124, &text, sizeof text);
    memcpy(pieces, pieces + 124, sizeof text);
#else
    memcpy(pieces, &text, 7);
#endif
#ifdef ALSO
    whole = text;
#endif
    return 0;
}
