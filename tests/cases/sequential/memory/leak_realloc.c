// A block that grows: what realloc returns has to be kept.
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

static int *numbers;

int main(void)
{
    numbers = malloc(2 * sizeof *numbers);
    numbers[0] = 1;
    unsigned size = 3 + heddle_choose(3);
#ifdef BUG
    int *more = realloc(numbers, size * sizeof *more); //~ ERROR: [leak]
    if (size != 4)
        numbers = more;
#else
    numbers = realloc(numbers, size * sizeof *numbers);
#endif
    return 0;
}
