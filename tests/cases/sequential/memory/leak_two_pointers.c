// A structure with two pointers, copied to a global variable: the second must not be forgotten.
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

struct pair {
    int *left;
    int *right;
};

static struct pair kept;

static struct pair new_pair(void)
{
    struct pair pair;
    pair.left = malloc(sizeof(int));
    pair.right = malloc(sizeof(int)); //~ ERROR: [leak]
    return pair;
}

int main(void)
{
    struct pair pair = new_pair();
    if (heddle_any_bool()) {
        kept = pair;
#ifdef BUG
        kept.right = kept.left;
#endif
    } else {
        free(pair.left);
        free(pair.right);
    }
    return 0;
}
