// A local that was never written has one arbitrary value: every value is possible, and each read gives the same.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DBAD %s
// EXIT: 10
// STDOUT: violated: [assert] x != 200

#include <assert.h>

int main(void)
{
    unsigned char x;
    unsigned char first = x + 1, second = x + 1;
    assert(first == second);
    if (x > 100)
        assert(x != 0);
#ifdef BAD
    assert(x != 200); //~ ERROR: x != 200
#endif
    return 0;
}
