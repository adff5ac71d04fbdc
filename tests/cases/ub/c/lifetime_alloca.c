// Memory from alloca does not outlive its function.
// RUN: heddle run %s
// EXIT: 10

#include <alloca.h>

static char *make(void)
{
    char *p = alloca(8);
    p[0] = 1;
    return p;
}

int main(void)
{
    return make()[0]; //~ ERROR: [lifetime]
}
