// A static initialiser asks for an input: that comes before the first move of any trace.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 5
// STDOUT: the program ends, or chooses, before main
// RUN: heddle check --property assert %s
// EXIT: 5
// STDOUT: before main

#include <cassert>

int nondet_int();

int given = nondet_int();

int main()
{
    assert(given != 7);
}
