// A program may define a function that verifiers know, in another file than it is called without a prototype: it is called.
// RUN: heddle check --engine explore %s %d/inputs/own_nondet.c
// EXIT: 0
// RUN: heddle check --engine bmc %s %d/inputs/own_nondet.c
// EXIT: 0
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 10

#include <assert.h>

extern int nondet_int();

int main(void)
{
    assert(nondet_int() == 3); //~ ERROR: [assert]
    return 0;
}
