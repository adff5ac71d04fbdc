// Executions that all end in a trap that is not checked were looked at: that is not nothing.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// STDOUT: warning: no execution reaches the assertion at %s:22:5
// STDOUT-NOT: %s:19:
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// STDOUT-NOT: assumed-absent
// STDOUT: warning: no execution reaches the assertion at %s:22:5
// STDOUT-NOT: %s:19:

#include <assert.h>
#include <stddef.h>
#include "heddle.h"

int main(void)
{
    unsigned x = heddle_choose(7);
    assert(x < 7);
    int *nothing = NULL;
    *nothing = 1;
    assert(x == 3);
    return 0;
}
