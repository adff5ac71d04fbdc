// Again and again up to another number. Safe because k starts from nothing each time, so k <= goal in the inner loop.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned k = 0;
    while (__VERIFIER_nondet_int()) {
        unsigned goal = __VERIFIER_nondet_uint();
#ifndef BUG
        k = 0;
#endif
        while (k < goal)
            k++;
        assert(k == goal); //~ ERROR: [assert]
    }
    return 0;
}
