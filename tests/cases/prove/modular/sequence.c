// Sequence numbers of 16 bits, of which at most eight are under way; the first is arbitrary. Safe because the distance is taken modulo 2^16: as an int it is negative after the wrap.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned short __VERIFIER_nondet_ushort(void);

#define SLOTS 8

static int slot[SLOTS];

int main(void)
{
    unsigned short next = __VERIFIER_nondet_ushort();
    unsigned short oldest = next;
    while (__VERIFIER_nondet_int()) {
        if (__VERIFIER_nondet_int()) {
#ifdef BUG
            if (next - oldest < SLOTS) {
#else
            if ((unsigned short)(next - oldest) < SLOTS) {
#endif
                slot[next % SLOTS] = 1;
                next++;
            }
        } else if (oldest != next) {
            slot[oldest % SLOTS] = 0;
            oldest++;
        }
        assert((unsigned short)(next - oldest) <= SLOTS); //~ ERROR: [assert]
    }
    return 0;
}
