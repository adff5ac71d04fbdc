// The end of an object may be the start of another; an element of one is never an element of another.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine prove %s
// EXIT: 0
// RUN: heddle check --engine explore -DEND %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses
// RUN: heddle check --engine bmc -DEND %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses
// RUN: heddle check --engine prove -DEND %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses

#include <assert.h>

int a[4], b[4];

int main(void)
{
#ifdef END
    int *last = a + 4;
#else
    int *last = a + 3;
#endif
    int *first = b;
    assert(last != first);
    return 0;
}
