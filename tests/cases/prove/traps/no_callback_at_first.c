// A callback that is null when a loop is entered, and one of two functions later.
// RUN: heddle check --engine prove --timeout 30 %s
// EXIT: 10
// RUN: heddle check --engine prove --timeout 30 -O1 %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int called;
void first(void) { called = 1; }
void second(void)
{
    assert(called != 1); //~ ERROR: [assert]
}
void (*callback)(void);

int main(void)
{
    while (__VERIFIER_nondet_int()) {
        if (callback)
            callback();
        callback = __VERIFIER_nondet_int() ? first : second;
    }
    return 0;
}
