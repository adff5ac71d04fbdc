// Factorials of arbitrarily many numbers, each as far as an int goes. Safe because the product is positive and is compared with a quotient before it is multiplied; 13! is too large.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>
#include <limits.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    while (__VERIFIER_nondet_int()) {
        int n = __VERIFIER_nondet_int();
        int product = 1;
        for (int i = 1; i < n; i++) {
#ifdef BUG
            if (i > 13)
#else
            if (product > INT_MAX / i)
#endif
                break;
            product *= i; //~ ERROR: [overflow]
        }
        assert(product > 0);
    }
    return 0;
}
