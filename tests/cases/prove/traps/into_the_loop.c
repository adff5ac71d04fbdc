// A switch that jumps into a loop: the numbers go round together from wherever they start.
// RUN: heddle check --engine prove --timeout 30 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 30 -O1 %s
// EXIT: 0

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int i = 0, j = 0;
    switch (__VERIFIER_nondet_int() & 3) {
    case 0:
        while (__VERIFIER_nondet_int()) {
        case 1:
            i++;
            if (i > 3)
                i = 0;
        case 2:
            j++;
            if (j > 4)
                j = 1;
        }
    }
    assert(!(i == 2 && j == 4));
    return 0;
}
