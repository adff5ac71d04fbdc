// Input decides which blocks are given back, and one way is forgotten.
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

static void use(unsigned char kind)
{
    char *buffer = malloc(4); //~ ERROR: [leak]
    buffer[0] = kind;
    if (kind < 10) {
        free(buffer);
        return;
    }
#ifdef BUG
    if (kind == 77)
        return;
#endif
    free(buffer);
}

int main(void)
{
    use(heddle_any_uchar());
    return 0;
}
