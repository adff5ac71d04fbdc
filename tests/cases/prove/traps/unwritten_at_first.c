// A pointer has not been written when a loop is entered, and is one of two addresses later: the first visit counts, too.
// RUN: heddle check --engine prove --timeout 30 %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int a, b;

int main(void)
{
    int *p, set = 0;
    while (__VERIFIER_nondet_int()) {
        if (set)
            *p = 1;
        p = __VERIFIER_nondet_int() ? &a : &b;
        set = 1;
    }
    assert(a == 0); //~ ERROR: [assert]
    return 0;
}
