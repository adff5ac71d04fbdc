// A local is unwritten again where control comes back to its declaration, by `goto` as by a loop (C11 6.2.4p6). FINE writes it each time.
// RUN: heddle check --engine explore %s
// EXIT: 10
// RUN: heddle check --engine bmc %s
// EXIT: 10
// RUN: heddle check --engine prove %s
// EXIT: 10
// RUN: heddle run %s
// EXIT: 10
// RUN: heddle check --engine explore -DFINE %s
// EXIT: 0
// RUN: heddle check --engine bmc -DFINE %s
// EXIT: 0
// RUN: heddle check --engine prove -DFINE %s
// EXIT: 0

#include <assert.h>

int main(void)
{
    int rounds = 0;
again:;
    int best;
#ifdef FINE
    best = 4;
#else
    if (rounds == 0)
        best = 4;
#endif
    rounds++;
    if (rounds < 2)
        goto again;
    assert(best == 4); //~ ERROR: [uninit]
    return 0;
}
