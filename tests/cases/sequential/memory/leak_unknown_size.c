// A block whose size input decides keeps what it points to, and loses it where it gets smaller.
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

struct entry {
    char tag;
    char *text;
};

static struct entry *entries;

int main(void)
{
    unsigned count = 1 + heddle_choose(20);
    entries = malloc(count * sizeof *entries);
    unsigned used = heddle_choose(count);
    for (unsigned i = 0; i < count; i++)
        entries[i].text = NULL;
    entries[used].text = malloc(3); //~ ERROR: [leak]
#ifdef BUG
    if (used == 3 && count == 7)
        entries = realloc(entries, 2 * sizeof *entries);
#endif
    return 0;
}
