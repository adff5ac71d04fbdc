// memset writes past the end.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>
#include <string.h>

int main(void)
{
    char *p = malloc(10);
    memset(p, 0, 11); //~ ERROR: [bounds]
    free(p);
    return 0;
}
