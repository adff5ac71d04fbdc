// Executions that all end in a violation that nobody asked for were looked at: that is not nothing.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// STDOUT: assuming: no violation of null, which was not asked for
// STDOUT: warning: no execution reaches the assertion at %s:23:5
// STDOUT-NOT: %s:20:
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// STDOUT-NOT: assumed-absent
// STDOUT: warning: no execution reaches the assertion at %s:23:5
// STDOUT-NOT: %s:20:

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
