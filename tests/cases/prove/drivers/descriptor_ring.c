// Eight descriptors shared with a device: filled at one end, taken back at the other. Safe because used <= 8 and fill - take is used, modulo eight.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

#define RING 8u

static unsigned address[RING];

int main(void)
{
    unsigned fill = 0, take = 0, used = 0, late = 0;
    while (__VERIFIER_nondet_int()) {
        switch (__VERIFIER_nondet_int()) {
        case 0: // the driver gives one to the device
            if (used < RING) {
                address[fill] = __VERIFIER_nondet_uint();
                fill = (fill + 1) % RING;
                used++;
            }
            break;
        case 1: // the device is done with one
            if (used > 0) {
                address[take] = 0;
                take = (take + 1) % RING;
                used--;
                late = 0;
            }
            break;
        default: // it takes too long: the oldest is given up
            late++;
#ifdef BUG
            if (late < 3)
#else
            if (late < 3 || used == 0)
#endif
                break;
            address[take] = 0;
            take = (take + 1) % RING;
            used--;
            late = 0;
            break;
        }
        assert(used <= RING); //~ ERROR: [assert]
        assert((fill - take) % RING == used % RING);
    }
    return 0;
}
