// A ring buffer under arbitrary requests. Safe because both places are less than its size and count is at most that; the mistake needs a whole round through the ring.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define SIZE 16

static int ring[SIZE];

int main(void)
{
    unsigned in = 0, out = 0, count = 0;
    int last = 0;
    while (__VERIFIER_nondet_int()) {
        if (__VERIFIER_nondet_int()) {
            if (count == SIZE)
                continue;
            ring[in] = __VERIFIER_nondet_int(); //~ ERROR: [bounds]
            count++;
#ifdef BUG
            if (in++ == SIZE)
                in = 0;
#else
            if (++in == SIZE)
                in = 0;
#endif
        } else {
            if (count == 0)
                continue;
            last = ring[out];
            count--;
            if (++out == SIZE)
                out = 0;
        }
        assert(count <= SIZE);
    }
    return last == 0;
}
