// The alternating bit protocol over channels that lose and repeat messages delivers each number once and in order. A sender must not take an old acknowledgement for a new one.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int bit = 0, expected_bit = 0, acknowledged = -1, next = 0, delivered = 0;
    for (int step = 0; step < 7; step++) {
        unsigned char arrives = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(arrives < 2);
        if (arrives == 0) {
            if (bit == expected_bit) {
                assert(next == delivered); //~ ERROR: [assert]
                delivered++;
                expected_bit = !expected_bit;
            }
            acknowledged = bit;
#ifdef BUG
        } else if (acknowledged >= 0) {
#else
        } else if (acknowledged == bit) {
#endif
            bit = !bit;
            next++;
        }
    }
    return 0;
}
