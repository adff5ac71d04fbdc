// Copying a structure from a block that is too small.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

struct large {
    char bytes[40];
};

int main(void)
{
    struct large *p = calloc(1, 39);
    struct large copy = *p; //~ ERROR: [bounds]
    free(p);
    return copy.bytes[0];
}
