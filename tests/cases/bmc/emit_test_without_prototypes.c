// Inputs that are declared without a prototype have the name that the program calls.
// RUN: heddle check --engine bmc --property assert --emit-test %t.c %s
// EXIT: 10
// RUN: heddle run %s %t.c
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int();
extern int nondet_int();

int main()
{
    int x = __VERIFIER_nondet_int(), y = nondet_int();
    assert(x != 7 || y != 9); //~ ERROR: [assert]
    return 0;
}
