// A buffer of characters on the stack may lie at any address, and is none for numbers.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

int main(void)
{
#ifdef BUG
    char buffer[8];
#else
    _Alignas(int) char buffer[8];
#endif
    int *number = (int *)buffer;
    *number = 5; //~ ERROR: [align]
    assert(*number == 5);
    return 0;
}
