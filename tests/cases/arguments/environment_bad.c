// The environment is not empty.
// RUN: heddle check %s
// EXIT: 10
// RUN: heddle check --engine bmc %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 10
// RUN: heddle check --engine explore --no-args %s
// EXIT: 0

#include <assert.h>
#include <stdlib.h>

int main(void)
{
    assert(getenv("PATH") == NULL); //~ ERROR: [assert]
    return 0;
}
