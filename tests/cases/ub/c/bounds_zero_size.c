// A block of no bytes has none to read.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    char *p = malloc(0);
    return p ? *p : 0; //~ ERROR: [bounds]
}
