// What a variable of a function points to that never returns is not lost, whether or not anybody looks at it again.
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

static void stop(int status)
{
    exit(status);
}

int main(void)
{
    char *text = malloc(4); //~ ERROR: [leak]
    int status = heddle_choose(3);
#ifdef BUG
    if (status == 2)
        text = NULL;
#endif
    status += heddle_choose(2);
    if (status > 1)
        stop(status);
    free(text);
    return 0;
}
