// Writing a block after it was freed, though another has come since.
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

int main(void)
{
    int *p = malloc(sizeof *p), *q;
    free(p);
    q = malloc(sizeof *q);
    *q = 1;
    *p = 2; //~ ERROR: [lifetime]
    free(q);
    return 0;
}
