// A pointer in front of its array, as a constant and as a computed value: it goes on as an address, and what it reaches inside is read.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10

#include <assert.h>

int numbers[] = {10, 20, 30};
int *constant = numbers - 1, *assigned;

int main(void)
{
    volatile int one = 1;
    int *computed = numbers - one;
    assigned = numbers - 1;
    assert(constant[2] == 20 && assigned[2] == 20);
#ifdef BAD
    assert(computed[2] == 30); //~ ERROR: [assert] computed[2] == 30
#else
    assert(computed[2] == 20);
#endif
    return 0;
}
