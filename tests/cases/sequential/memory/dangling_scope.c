// A pointer to a local of an inner block must not be used after the block, though the local's place on the stack is still there.
// In another iteration, the local is another object, which no engine tells from the one before: nothing holds (kept_address.c), unless undefined behaviour counts as absent.
// RUN: heddle check --engine bmc --property assert,bounds,null,free --assume-no-ub %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore --max-values 4 -DBUG %s
// EXIT: 10
// RUN: heddle run -DBUG --input __VERIFIER_nondet_bool=1 %s
// EXIT: 10

#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

static int read(const int *p) { return *p; } //~ ERROR: [lifetime]

int main(void)
{
    int outer = 1, *p = &outer;
    for (int i = 0; i < 3; i++) {
        int inner = i;
        if (__VERIFIER_nondet_bool())
            p = &inner;
        assert(read(p) == 1 || p == &inner);
#ifndef BUG
        p = &outer;
#endif
        if (i == 1)
            break;
    }
    return read(p) == 7;
}
