// An assumption that lets nothing pass is named, though other executions go on. One that some caller passes is not, nor one that nobody comes to.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// STDOUT: holds
// STDOUT: warning: no execution passes the assumption at %s:34:9
// STDOUT-NOT: %s:19:
// STDOUT-NOT: %s:39:
// STDOUT: warning: no execution reaches the assertion at %s:36:13
// RUN: heddle check --engine explore %s
// EXIT: 0
// STDOUT: holds
// STDOUT: warning: no execution reaches the assertion at %s:36:13

#include <assert.h>
#include "heddle.h"

static void at_least(unsigned x, unsigned least)
{
    heddle_assume(x >= least);
}

int main(void)
{
    unsigned x = heddle_choose(10);
    switch (heddle_choose(4)) {
    case 0:
        at_least(x, 20);
        break;
    case 1:
        at_least(x, 5);
        assert(x > 4);
        break;
    case 2:
        heddle_assume(x % 2 == 1 && x % 4 == 2);
        if (x < 10)
            assert(x == 3);
        break;
    case 5:
        heddle_assume(x == 100);
        break;
    }
    return 0;
}
