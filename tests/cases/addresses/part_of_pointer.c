// A part of an address is read as a number.
// RUN: heddle check --engine explore %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses
// RUN: heddle check --engine bmc %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses
// RUN: heddle check --engine prove %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses

#include <assert.h>
#include <stdlib.h>

union part {
    int *p;
    unsigned char low;
};

int main(void)
{
    union part x;
    x.p = malloc(4);
    assert(x.low < 200);
    free(x.p);
    return 0;
}
