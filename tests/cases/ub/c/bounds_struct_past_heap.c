// A structure is larger than the block it was put into.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

struct large {
    int a, b, c;
};

int main(void)
{
    struct large *p = malloc(2 * sizeof(int));
    p->a = p->b = 1;
    p->c = 2; //~ ERROR: [bounds]
    free(p);
    return 0;
}
