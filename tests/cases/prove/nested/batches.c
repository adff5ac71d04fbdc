// Arbitrarily many things are handled in batches of at most eight. Safe because done <= n also within a batch.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

#define BATCH 8

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    unsigned done = 0;
    while (done < n) {
        unsigned in = 0;
#ifdef BUG
        while (in < BATCH) {
#else
        while (in < BATCH && done < n) {
#endif
            in++;
            done++;
        }
        assert(in >= 1 && in <= BATCH);
        assert(done <= n); //~ ERROR: [assert]
    }
    assert(done == n);
    return 0;
}
