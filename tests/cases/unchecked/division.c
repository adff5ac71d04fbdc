// A division by zero ends the process, as the trap of the machine does: nothing behind it is executed, everything before it is.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DBAD %s
// EXIT: 10

#include <assert.h>

int main(int argc, char **argv)
{
    int zero = 0;
#ifdef BAD
    assert(!"before"); //~ ERROR: [assert] !"before"
#endif
    int quotient = 7 / zero;
    assert(quotient != quotient);
    return 0;
}
