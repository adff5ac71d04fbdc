// What is beyond the bound is not reached within it, and no more than that is said. Without a bound it is reached.
// RUN: heddle check --engine bmc --unwind 3 %s
// EXIT: 5
// STDOUT: up to the bound
// STDOUT: warning: up to the bound, no execution reaches the assertion at %s:25:13
// STDOUT-NOT: %s:27:
// RUN: heddle check --engine bmc %s
// EXIT: 0
// STDOUT-NOT: warning
// RUN: heddle check --engine explore %s
// EXIT: 0
// STDOUT-NOT: warning

#include <assert.h>
#include "heddle.h"

int main(void)
{
    int rounds = 0;
    while (heddle_any_bool()) {
        rounds++;
        if (rounds == 40)
            break;
        if (rounds == 30)
            assert(rounds % 2 == 0);
        if (rounds == 2)
            assert(rounds < 30);
    }
    return 0;
}
