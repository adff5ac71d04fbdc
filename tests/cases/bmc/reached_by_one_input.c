// An assertion that a single input reaches is reached, and an assumption that a single input passes lets something pass: nothing is said.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// STDOUT: holds
// STDOUT-NOT: warning
// RUN: heddle check --engine explore -DSMALL %s
// EXIT: 0
// STDOUT-NOT: warning
// RUN: heddle check --engine bmc -DSMALL %s
// EXIT: 0
// STDOUT-NOT: warning

#include <assert.h>
#include "heddle.h"

int main(void)
{
#ifdef SMALL
    unsigned x = heddle_any_uchar(), secret = 0xa7;
#else
    unsigned x = heddle_any_uint(), secret = 0xdeadbeef;
#endif
    if ((x ^ 0x55) == secret)
        assert(x != secret);
    if (x > 9)
        heddle_assume((x ^ 0x33) == secret);
    return 0;
}
