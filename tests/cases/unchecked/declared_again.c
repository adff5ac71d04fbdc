// A local is unwritten again where control comes back to its declaration: without uninit it is arbitrary then. In FINE, control jumps back behind the declaration, so that the local keeps its value.
// RUN: heddle check --property assert %s
// EXIT: 10
// RUN: heddle check --property assert --engine explore %s
// EXIT: 10
// RUN: heddle check --property assert --engine bmc %s
// EXIT: 10
// RUN: heddle check --property assert --engine prove %s
// EXIT: 10
// RUN: heddle check --property assert --engine explore -DFINE %s
// EXIT: 0
// RUN: heddle check --property assert --engine bmc -DFINE %s
// EXIT: 0
// RUN: heddle check --property assert --engine prove -DFINE %s
// EXIT: 0

#include <assert.h>

int main(void)
{
    int rounds = 0;
#ifndef FINE
again:;
#endif
    unsigned char best;
#ifdef FINE
again:;
#endif
    if (rounds == 0)
        best = 4;
    rounds++;
    if (rounds < 2)
        goto again;
    assert(best == 4); //~ ERROR: [assert]
    return 0;
}
