// A pointer is null when a loop is entered, and one of two addresses later: the first visit counts, too.
// RUN: heddle check --engine prove --timeout 30 %s
// EXIT: 10
// RUN: heddle check --engine prove --timeout 30 -O1 %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int a, b;
int *p;

int main(void)
{
    while (__VERIFIER_nondet_int()) {
        if (p)
            *p = 1;
        p = __VERIFIER_nondet_int() ? &a : &b;
    }
    assert(a == 0); //~ ERROR: [assert]
    return 0;
}
