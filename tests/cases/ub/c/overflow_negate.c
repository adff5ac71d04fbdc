// The least int has no opposite.
// RUN: heddle run %s
// EXIT: 10

#include <limits.h>

static int negate(int x)
{
    return -x; //~ ERROR: [overflow]
}

int main(void)
{
    return negate(INT_MIN) == 0;
}
