// A button counts as pressed after three equal samples in a row; a glitch must start the count anew.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

#define N 8

int main(void)
{
    _Bool samples[N], stable = 0;
    int count = 0;
    for (int i = 0; i < N; i++) {
        samples[i] = __VERIFIER_nondet_bool();
        _Bool before = stable;
        if (samples[i] != stable) {
            if (++count == 3) {
                stable = samples[i];
                count = 0;
            }
        }
#ifndef BUG
        else
            count = 0;
#endif
        if (stable != before)
            assert(i >= 2 && samples[i - 1] == stable && samples[i - 2] == stable); //~ ERROR: [assert]
    }
    return 0;
}
