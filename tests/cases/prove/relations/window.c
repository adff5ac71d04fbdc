// A window over a stream that never ends has at most sixteen places. Safe because high - low <= 16, whatever the two numbers are.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

#define PLACES 16

int main(void)
{
    unsigned low = __VERIFIER_nondet_uint();
    unsigned high = low;
    while (__VERIFIER_nondet_int()) {
        if (__VERIFIER_nondet_int()) {
#ifdef BUG
            if (high - low <= PLACES)
#else
            if (high - low < PLACES)
#endif
                high++;
        } else if (low != high) {
            low++;
        }
        assert(high - low <= PLACES); //~ ERROR: [assert]
    }
    return 0;
}
