// A pointer that was copied among bytes that are too many to look at may be there or not: what it keeps is not known.
// RUN: heddle check --engine bmc --property leak %s
// EXIT: 5
// STDOUT: unknown: not supported: whether a heap object can be reached where pieces of pointers were copied

#include <stdlib.h>
#include <string.h>

static char pieces[200];

int main(void)
{
    char *text = malloc(4);
    memcpy(pieces + 124, &text, sizeof text);
    memcpy(pieces, pieces + 124, sizeof text);
    return 0;
}
