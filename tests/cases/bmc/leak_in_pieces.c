// Part of a pointer is no pointer, but bounded model checking does not say so: where that matters the answer is unknown. Where another pointer is there it does not matter.
// RUN: heddle check --engine bmc --property leak %s
// EXIT: 5
// STDOUT: unknown: not supported: whether a heap object can be reached where pointers lie in memory in pieces
// RUN: heddle check --engine bmc --property leak -DALSO %s
// EXIT: 0

#include <stdlib.h>
#include <string.h>

static char pieces[8];
static char *whole;

int main(void)
{
    char *text = malloc(4);
    memcpy(pieces, &text, 7);
#ifdef ALSO
    whole = text;
#endif
    return 0;
}
