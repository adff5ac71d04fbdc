// An assertion that fails before main, in a static initialiser, is violated by every execution.
// RUN: heddle check --property assert %s
// EXIT: 10
// STDOUT: violated: [assert] ready == 1
// RUN: heddle check --property assert --engine explore %s
// EXIT: 10
// STDOUT: violated: [assert] ready == 1
// RUN: heddle check --property assert --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert] ready == 1
// RUN: heddle check --property assert --engine prove %s
// EXIT: 10
// STDOUT: violated: [assert] ready == 1
// RUN: heddle check --property assert -DREADY=1 %s
// EXIT: 0

#include <assert.h>

#ifndef READY
#define READY 0
#endif

static int ready = READY;

__attribute__((constructor)) static void start(void)
{
    assert(ready == 1); //~ ERROR: [assert] ready == 1
}

int main(void)
{
    return 0;
}
