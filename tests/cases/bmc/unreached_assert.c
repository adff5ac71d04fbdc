// An assertion in a branch that no input takes is named, by either engine; the others are not.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// STDOUT: holds
// STDOUT: warning: no execution reaches the assertion at %s:20:9
// STDOUT-NOT: %s:22:
// RUN: heddle check --engine explore %s
// EXIT: 0
// STDOUT: warning: no execution reaches the assertion at %s:20:9
// STDOUT-NOT: %s:22:

#include <assert.h>
#include "heddle.h"

int main(void)
{
    unsigned char x = heddle_any_uchar();
    unsigned square = x * x;
    if (square % 4 == 3)
        assert(x == 0);
    if (square % 4 == 1)
        assert(x % 2 == 1);
    return 0;
}
