// [p.f] holds when the next instruction of process p calls f: a marker without a body, a function of the program, or one of the
// platform.
// RUN: heddle query %s "E<>([0.marker])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --marker marker %s "E<>([0.never])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --marker marker %s "E<>([0.inner])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --marker marker %s "E<>([0.inner] && [0.outer])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query %s "A[]([0.outer])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --marker marker %s "A[](![0.never])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --marker marker %s "E<>([0.atoi])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>([1.marker])"
// EXIT: 0
// STDOUT: not satisfied

#include <stdlib.h>

void marker(void);

void never(void) {}

static int inner(int x)
{
    return x + atoi("0");
}

static int outer(int x)
{
    if (x > 1)
        never();
    return inner(x);
}

int main(void)
{
    marker();
    return outer(-1) - 1;
}
