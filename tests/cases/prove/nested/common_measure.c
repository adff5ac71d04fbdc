// The greatest common divisor by subtraction, of arbitrarily many pairs. Safe because both numbers are positive, and stay so: the smaller is taken from the greater.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    while (__VERIFIER_nondet_int()) {
        int a = __VERIFIER_nondet_int();
        int b = __VERIFIER_nondet_int();
        __VERIFIER_assume(a > 0 && b > 0);
        while (a != b) {
            if (a > b)
                a -= b;
            else
                b -= a;
#ifdef BUG
            if (b > 1)
                b -= 2; // "to be faster"
#endif
            assert(a > 0 && b > 0); //~ ERROR: [assert]
        }
    }
    return 0;
}
