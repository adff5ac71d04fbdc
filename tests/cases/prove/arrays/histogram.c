// Arbitrary numbers are counted by their last digit. Safe because a remainder of unsigned numbers is less than ten; that of a negative number is negative.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static unsigned count[10];

int main(void)
{
    while (__VERIFIER_nondet_int()) {
        int x = __VERIFIER_nondet_int();
#ifdef BUG
        count[x % 10]++; //~ ERROR: [bounds]
#else
        unsigned digit = (unsigned)x % 10;
        assert(digit < 10);
        count[digit]++;
#endif
    }
    return 0;
}
