// A local of a loop's body is a new one in each iteration, and holds nothing of the one before (C11 6.2.4p6). FINE writes it each time.
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

#include <assert.h>

int main(void)
{
    for (int i = 0; i < 2; i++) {
        int best;
        if (i == 0)
            best = 4;
#ifdef FINE
        else
            best = 5;
#endif
        assert(best >= 4); //~ ERROR: [uninit]
    }
    return 0;
}
