// Variables that are too large to be executed: a violation cannot be replayed, and is unknown.
// RUN: heddle check --engine bmc -DSIZE=3000000000 -DBUG %s
// EXIT: 5
// STDOUT: are too large to be executed
// RUN: heddle check --engine explore --timeout 5 -DSIZE=3000000000 %s
// EXIT: 5
// STDOUT: are too large to be executed

#include <assert.h>

static char bytes[SIZE];

int main(void)
{
    bytes[SIZE - 1] = 1;
#ifdef BUG
    assert(bytes[SIZE - 1] == 2);
#else
    assert(bytes[SIZE - 1] == 1 && bytes[0] == 0);
#endif
    return 0;
}
