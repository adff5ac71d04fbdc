// A pointer that was never written is null or leads nowhere: reading through it ends the process, or gives anything.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine prove --property assert %s
// EXIT: 0
// RUN: heddle check --engine prove --property assert -DBAD %s
// EXIT: 10

#include <assert.h>

int main(void)
{
    int x = 3, *p;
    int value = *p;
    assert(p != 0);
    assert(x == 3);
#ifdef BAD
    assert(value == 3); //~ ERROR: [assert]
#endif
    return value;
}
