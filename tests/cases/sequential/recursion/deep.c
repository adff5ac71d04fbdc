// As deep as a number says that is no input: a thousand calls are one path.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore %s
// EXIT: 0

#include <assert.h>

static unsigned depth(unsigned n)
{
    return n == 0 ? 0 : 1 + depth(n - 1);
}

int main(void)
{
    assert(depth(1000) == 1000);
    return 0;
}
