// A choice by weights: what weighs nothing is never chosen, everything else may be.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <heddle.h>

int main(void)
{
    double weights[] = {0.0, 2.5, 0.0, 0.5};
    unsigned long chosen = heddle_choose_weighted(weights, 4);
    assert(chosen == 1 || chosen == 3);
#ifdef BUG
    assert(chosen != 3); //~ ERROR: [assert]
#endif
    return 0;
}
