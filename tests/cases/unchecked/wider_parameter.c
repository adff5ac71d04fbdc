// An int that is passed for a wider parameter, without a prototype, arrives with its upper half clear in a register of x86-64, and with anything there on a stack of 32 bits.
// RUN: heddle check --property assert %s
// EXIT: 0
// RUN: heddle check --property assert --engine bmc %s
// EXIT: 0
// RUN: heddle check --property assert --engine bmc -m32 %s
// EXIT: 10
// STDOUT: violated: [assert] number == 7

#include <assert.h>

int check(); //~ WARNING: without a prototype

int main(void)
{
    int seven = 7;
    return check(seven); //~ WARNING: without a prototype
}

int check(long long number)
{
    assert(number == 7); //~ ERROR: number == 7
    return 0;
}
