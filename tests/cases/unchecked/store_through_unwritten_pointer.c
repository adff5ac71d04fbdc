// A store through a pointer that was never written: nothing is known of what comes after it, so that the assertion behind it neither holds nor fails.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 5
// STDOUT: which was not asked for: executions behind it are not known

#include <assert.h>

int main(void)
{
    int *place;
    *place = 1;
    assert(*place == 2);
    return 0;
}
