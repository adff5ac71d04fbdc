// What depends on where objects lie is unknown, also up to a bound: that a loop was cut is not the only thing that is not known.
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 5
// STDOUT: addresses

#include <assert.h>
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void)
{
    char *first = malloc(1), *second = malloc(1);
    for (unsigned char n = __VERIFIER_nondet_uchar(); n; n--) {
    }
    assert(first < second);
    return 0;
}
