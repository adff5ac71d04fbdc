// Variables that are too large to be executed are fine for a solver, and a violation that cannot be made again is not known.
// RUN: heddle check --engine bmc -DSIZE=3000000000 %s
// EXIT: 0
// RUN: heddle check --engine explore -DSIZE=3000 %s
// EXIT: 0
// RUN: heddle check --engine bmc -DSIZE=3000 -DBUG %s
// EXIT: 10
// STDOUT: [assert]

#include <assert.h>

static char bytes[SIZE];

int main(void)
{
    bytes[SIZE - 1] = 1;
#ifdef BUG
    assert(bytes[SIZE - 1] == 2); //~ ERROR: [assert]
#else
    assert(bytes[SIZE - 1] == 1 && bytes[0] == 0);
#endif
    return 0;
}
