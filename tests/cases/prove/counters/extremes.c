// The least and the greatest of arbitrarily many numbers. Safe because least <= greatest once both are the first number; with made-up first values the "else" is wrong.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>
#include <limits.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
#ifdef BUG
    int least = INT_MAX, greatest = INT_MIN;
#else
    int least = __VERIFIER_nondet_int();
    int greatest = least;
#endif
    while (__VERIFIER_nondet_int()) {
        int x = __VERIFIER_nondet_int();
        if (x < least)
            least = x;
        else if (x > greatest)
            greatest = x;
        assert(least <= greatest); //~ ERROR: [assert]
    }
    return 0;
}
