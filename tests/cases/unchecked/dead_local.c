// What a local holds after its block is arbitrary, whether or not its use is asked about.
// RUN: heddle check --property assert %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --property assert --engine explore %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --property assert --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --property assert --engine prove %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --property lifetime %s
// EXIT: 10
// STDOUT: violated: [lifetime]
// RUN: heddle check --property assert,lifetime -DGOOD %s
// EXIT: 0
// RUN: heddle check --property assert --assume-no-ub %s
// EXIT: 0

#include <assert.h>

int main(void)
{
    int *kept;
    {
        int inner = 3;
        kept = &inner;
#ifdef GOOD
        assert(*kept == 3);
#endif
    }
#ifndef GOOD
    assert(*kept == 3); //~ ERROR: /\[assert\]|\[lifetime\]/
#endif
    return 0;
}
