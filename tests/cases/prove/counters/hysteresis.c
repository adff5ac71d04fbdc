// The water in a tank rises by three and falls by two while a pump is switched by the level. Safe because 0 <= water <= 50: every step is tested against its size.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define FULL 50

int main(void)
{
    int water = 0, pumping = 1;
    while (__VERIFIER_nondet_int()) {
        if (pumping) {
#ifdef BUG
            if (water < FULL)
#else
            if (water + 3 <= FULL)
#endif
                water += 3;
            else
                pumping = 0;
        } else {
            if (water >= 2)
                water -= 2;
            else
                pumping = 1;
        }
        assert(0 <= water && water <= FULL); //~ ERROR: [assert]
    }
    return 0;
}
