// Where a proof says that nothing is violated, every check holds.
// RUN: heddle check --engine prove --list-checks %s
// EXIT: 0
// STDOUT: /checks: [0-9]+ holds/
// STDOUT-NOT: unknown

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    unsigned i = 0;
    while (__VERIFIER_nondet_int()) {
        i = (i + 1) % 8;
        assert(i < 8);
    }
    return 0;
}
